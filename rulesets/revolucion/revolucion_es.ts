<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>revolucion</name>
    <message>
        <source>Damage 1</source>
        <translation>Daño 1</translation>
    </message>
    <message>
        <source>Damage 2</source>
        <translation>Daño 2</translation>
    </message>
    <message>
        <source>Damage 3</source>
        <translation>Daño 3</translation>
    </message>
    <message>
        <source>Disordered</source>
        <translation>Desordenada</translation>
    </message>
    <message>
        <source>Demoralized</source>
        <translation>Desmoralizada</translation>
    </message>
    <message>
        <source>units the leader touches</source>
        <translation>unidades que toca el jefe</translation>
    </message>
    <message>
        <source>units that hold</source>
        <translation>unidades que mantienen</translation>
    </message>
    <message>
        <source>railway line</source>
        <translation>vía férrea</translation>
    </message>
    <message>
        <source>units near the leader</source>
        <translation>unidades cerca del jefe</translation>
    </message>
    <message>
        <source>Its leader is killed.</source>
        <translation>Su jefe muere.</translation>
    </message>
    <message>
        <source>The assault goes home. {0}</source>
        <translation>El asalto llega al contacto. {0}</translation>
    </message>
    <message>
        <source>The order of {the assaulter} is lost: there is no assault.</source>
        <translation>La orden de {the assaulter} se pierde: no hay asalto.</translation>
    </message>
    <message>
        <source>The order is delayed: there is no assault, {the assaulter} moves up to {0} inches.</source>
        <translation>La orden se retrasa: no hay asalto, {the assaulter} se mueve hasta {0} pulgadas.</translation>
    </message>
    <message>
        <source>Defensive fire stops the assault: it does not go home. {0}</source>
        <translation>El fuego defensivo detiene el asalto: no llega al contacto. {0}</translation>
    </message>
    <message>
        <source>Move {the assaulter} into contact; {the target} has acted this turn.</source>
        <translation>Pon a {the assaulter} en contacto; {the target} ha actuado este turno.</translation>
    </message>
    <message>
        <source>{The target} may still act.</source>
        <translation>{The target} todavía puede actuar.</translation>
    </message>
    <message>
        <source>{The assaulter} is back where it started; {the target} may still act.</source>
        <translation>{The assaulter} vuelve a donde empezó; {the target} todavía puede actuar.</translation>
    </message>
    <message>
        <source>Hull-down does not count in an assault.</source>
        <translation>Estar a cubierto del casco no cuenta en un asalto.</translation>
    </message>
    <message>
        <source>Another unit assaults the same target</source>
        <translation>Otra unidad asalta al mismo blanco</translation>
    </message>
    <message>
        <source>{It} may still make Deployed Fire</source>
        <translation>{It} todavía puede hacer Fuego desplegado</translation>
    </message>
    <message>
        <source>{It} may still make Moving Fire</source>
        <translation>{It} todavía puede hacer Fuego en movimiento</translation>
    </message>
    <message>
        <source>Put {the assaulter} in maneuver formation.</source>
        <translation>Pon a {the assaulter} en formación de maniobra.</translation>
    </message>
    <message>
        <source>Deployed Fire</source>
        <translation>Fuego desplegado</translation>
    </message>
    <message>
        <source>Moving Fire</source>
        <translation>Fuego en movimiento</translation>
    </message>
    <message>
        <source>a unit in march formation does not assault</source>
        <translation>una unidad en formación de marcha no asalta</translation>
    </message>
    <message>
        <source>out of sight or out of the arc there is no assault</source>
        <translation>sin verse o fuera del arco no hay asalto</translation>
    </message>
    <message>
        <source>{0} in is beyond the {1} in of {2}</source>
        <translation>{0} pulg queda más allá de las {1} pulg de {2}</translation>
    </message>
    <message>
        <source>nobody assaults an aircraft</source>
        <translation>nadie asalta a un avión</translation>
    </message>
    <message>
        <source>a train that marches is not assaulted</source>
        <translation>no se asalta a un tren que marcha</translation>
    </message>
    <message>
        <source>a moving train is assaulted by cavalry only, not by {0}</source>
        <translation>a un tren en movimiento solo lo asalta la caballería, no {0}</translation>
    </message>
    <message>
        <source>reach of an assault</source>
        <translation>alcance de un asalto</translation>
    </message>
    <message>
        <source>defensive fire</source>
        <translation>fuego defensivo</translation>
    </message>
    <message>
        <source>assaulter's total</source>
        <translation>total del asaltante</translation>
    </message>
    <message>
        <source>target's total</source>
        <translation>total del blanco</translation>
    </message>
    <message>
        <source>levels of the target</source>
        <translation>niveles del blanco</translation>
    </message>
    <message>
        <source>levels of the assaulter</source>
        <translation>niveles del asaltante</translation>
    </message>
    <message>
        <source>assaulter's leader</source>
        <translation>jefe del asaltante</translation>
    </message>
    <message>
        <source>target's leader</source>
        <translation>jefe del blanco</translation>
    </message>
    <message>
        <source>Before the action.</source>
        <translation>Antes de la acción.</translation>
    </message>
    <message>
        <source>Attached: he leads the assault in person.</source>
        <translation>Agregado: dirige el asalto en persona.</translation>
    </message>
    <message>
        <source>Cannot go back</source>
        <translation>No puede retroceder</translation>
    </message>
    <message>
        <source>Enemies, impassable ground or the edge of the table stand in its way.</source>
        <translation>Enemigos, terreno impracticable o el borde de la mesa le cierran el paso.</translation>
    </message>
    <message>
        <source>In sight and arc</source>
        <translation>A la vista y en arco</translation>
    </message>
    <message>
        <source>A clear line of sight, and the target in part in the arc of the assaulter, which may turn first.</source>
        <translation>Una línea de visión libre, y el blanco en parte dentro del arco del asaltante, que puede girar antes.</translation>
    </message>
    <message>
        <source>Base movement from its front to the nearest part of the target, terrain counted.</source>
        <translation>Movimiento base desde su frente hasta la parte más cercana del blanco, contado el terreno.</translation>
    </message>
    <message>
        <source>Frontal</source>
        <translation>Frontal</translation>
    </message>
    <message>
        <source>The path crosses the target's arc of fire.</source>
        <translation>El camino cruza el arco de fuego del blanco.</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>It counts against fire alone.</source>
        <translation>Solo cuenta contra el fuego.</translation>
    </message>
    <message>
        <source>In rough ground or a town</source>
        <translation>En terreno abrupto o en un pueblo</translation>
    </message>
    <message>
        <source>The target; it hinders cavalry.</source>
        <translation>El blanco; estorba a la caballería.</translation>
    </message>
    <message>
        <source>The train this turn</source>
        <translation>El tren este turno</translation>
    </message>
    <message>
        <source>For a train or its passengers; an assault on a train is on its locomotive.</source>
        <translation>De un tren o de pasajeros en uno; de un tren se asalta la locomotora.</translation>
    </message>
    <message>
        <source>Assaulted by</source>
        <translation>Asaltado por</translation>
    </message>
    <message>
        <source>Bases that have assaulted it this turn: count all that began each assault, whether or not it went home.</source>
        <translation>Bases que lo han asaltado este turno: cada unidad con las que empezó su asalto, llegara o no al contacto.</translation>
    </message>
    <message>
        <source>Outnumbered</source>
        <translation>Superado en número</translation>
    </message>
    <message>
        <source>levels by defensive fire</source>
        <translation>niveles por fuego defensivo</translation>
    </message>
    <message>
        <source>goes home</source>
        <translation>llega al contacto</translation>
    </message>
    <message>
        <source>bases that have assaulted it this turn</source>
        <translation>bases que lo han asaltado este turno</translation>
    </message>
    <message>
        <source>target has acted</source>
        <translation>el blanco ha actuado</translation>
    </message>
    <message>
        <source>assaulter's levels</source>
        <translation>niveles del asaltante</translation>
    </message>
    <message>
        <source>assaulter's status</source>
        <translation>estado del asaltante</translation>
    </message>
    <message>
        <source>assaulter's bases lost</source>
        <translation>bases perdidas por el asaltante</translation>
    </message>
    <message>
        <source>assaulter goes back, inches</source>
        <translation>el asaltante retrocede, pulgadas</translation>
    </message>
    <message>
        <source>assaulter driven back</source>
        <translation>asaltante rechazado</translation>
    </message>
    <message>
        <source>assaulter destroyed</source>
        <translation>asaltante destruido</translation>
    </message>
    <message>
        <source>assaulter's leader killed</source>
        <translation>muere el jefe del asaltante</translation>
    </message>
    <message>
        <source>target's levels</source>
        <translation>niveles del blanco</translation>
    </message>
    <message>
        <source>target's status</source>
        <translation>estado del blanco</translation>
    </message>
    <message>
        <source>target's bases lost</source>
        <translation>bases perdidas por el blanco</translation>
    </message>
    <message>
        <source>target goes back, inches</source>
        <translation>el blanco retrocede, pulgadas</translation>
    </message>
    <message>
        <source>target driven back</source>
        <translation>blanco rechazado</translation>
    </message>
    <message>
        <source>target's leader killed</source>
        <translation>muere el jefe del blanco</translation>
    </message>
    <message>
        <source>Assault</source>
        <translation>Asalto</translation>
    </message>
    <message>
        <source>A whole assault: orders, defensive fire, close combat, leaders.</source>
        <translation>Un asalto entero: órdenes, fuego defensivo, cuerpo a cuerpo, jefes.</translation>
    </message>
    <message>
        <source>Fire: ranges in inches</source>
        <translation>Fuego: alcances en pulgadas</translation>
    </message>
    <message>
        <source>first band</source>
        <translation>primera banda</translation>
    </message>
    <message>
        <source>second band</source>
        <translation>segunda banda</translation>
    </message>
    <message>
        <source>third band</source>
        <translation>tercera banda</translation>
    </message>
    <message>
        <source>fourth band</source>
        <translation>cuarta banda</translation>
    </message>
    <message>
        <source>fifth band, artillery alone</source>
        <translation>quinta banda, solo artillería</translation>
    </message>
    <message>
        <source>Fire: range bands in inches</source>
        <translation>Fuego: bandas de alcance en pulgadas</translation>
    </message>
    <message>
        <source>inches to</source>
        <translation>pulgadas hasta</translation>
    </message>
    <message>
        <source>Fire: scores by range in inches</source>
        <translation>Fuego: puntuaciones por alcance en pulgadas</translation>
    </message>
    <message>
        <source>Fire: shifts</source>
        <translation>Fuego: modificadores</translation>
    </message>
    <message>
        <source>target deployed</source>
        <translation>blanco desplegado</translation>
    </message>
    <message>
        <source>target in maneuver formation</source>
        <translation>blanco en formación de maniobra</translation>
    </message>
    <message>
        <source>target in march formation</source>
        <translation>blanco en formación de marcha</translation>
    </message>
    <message>
        <source>target in soft cover</source>
        <translation>blanco en cobertura ligera</translation>
    </message>
    <message>
        <source>target in hard cover</source>
        <translation>blanco en cobertura pesada</translation>
    </message>
    <message>
        <source>target in a fortification</source>
        <translation>blanco en una fortificación</translation>
    </message>
    <message>
        <source>firer disordered</source>
        <translation>tirador desordenado</translation>
    </message>
    <message>
        <source>firer demoralized</source>
        <translation>tirador desmoralizado</translation>
    </message>
    <message>
        <source>target disordered</source>
        <translation>blanco desordenado</translation>
    </message>
    <message>
        <source>target demoralized</source>
        <translation>blanco desmoralizado</translation>
    </message>
    <message>
        <source>firer outnumbered</source>
        <translation>tirador superado en número</translation>
    </message>
    <message>
        <source>firer badly outnumbered</source>
        <translation>tirador muy superado en número</translation>
    </message>
    <message>
        <source>target outnumbered</source>
        <translation>blanco superado en número</translation>
    </message>
    <message>
        <source>target badly outnumbered</source>
        <translation>blanco muy superado en número</translation>
    </message>
    <message>
        <source>leader attached to the firer</source>
        <translation>jefe agregado al tirador</translation>
    </message>
    <message>
        <source>one level</source>
        <translation>un nivel</translation>
    </message>
    <message>
        <source>two levels</source>
        <translation>dos niveles</translation>
    </message>
    <message>
        <source>three levels</source>
        <translation>tres niveles</translation>
    </message>
    <message>
        <source>four levels</source>
        <translation>cuatro niveles</translation>
    </message>
    <message>
        <source>Fire: levels of damage</source>
        <translation>Fuego: niveles de daño</translation>
    </message>
    <message>
        <source>Damage levels</source>
        <translation>Niveles de daño</translation>
    </message>
    <message>
        <source>disordered at level</source>
        <translation>desordenada con el nivel</translation>
    </message>
    <message>
        <source>demoralized at level</source>
        <translation>desmoralizada con el nivel</translation>
    </message>
    <message>
        <source>the first base is lost at level</source>
        <translation>la primera base se pierde con el nivel</translation>
    </message>
    <message>
        <source>Destruction</source>
        <translation>Destrucción</translation>
    </message>
    <message>
        <source>part of the starting bases at which it is destroyed</source>
        <translation>parte de las bases iniciales con la que queda destruida</translation>
    </message>
    <message>
        <source>Falling back and pushed back in inches</source>
        <translation>Retroceso y rechazo en pulgadas</translation>
    </message>
    <message>
        <source>Leaders killed</source>
        <translation>Jefes muertos</translation>
    </message>
    <message>
        <source>killed by fire at or under</source>
        <translation>muere por fuego con esto o menos</translation>
    </message>
    <message>
        <source>killed in an assault at or under</source>
        <translation>muere en un asalto con esto o menos</translation>
    </message>
    <message>
        <source>Assault: reach in inches</source>
        <translation>Asalto: alcance en pulgadas</translation>
    </message>
    <message>
        <source>machine guns, armored cars</source>
        <translation>ametralladoras, autos blindados</translation>
    </message>
    <message>
        <source>Assault: scores in close combat</source>
        <translation>Asalto: puntuaciones en el cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>Assault: shifts in close combat</source>
        <translation>Asalto: modificadores en el cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>soft cover</source>
        <translation>cobertura ligera</translation>
    </message>
    <message>
        <source>hard cover</source>
        <translation>cobertura pesada</translation>
    </message>
    <message>
        <source>badly outnumbered</source>
        <translation>muy superado en número</translation>
    </message>
    <message>
        <source>in march formation</source>
        <translation>en formación de marcha</translation>
    </message>
    <message>
        <source>not frontal</source>
        <translation>no frontal</translation>
    </message>
    <message>
        <source>cavalry against rough ground, a town or hard cover</source>
        <translation>caballería contra terreno abrupto, un pueblo o cobertura pesada</translation>
    </message>
    <message>
        <source>10 or more</source>
        <translation>10 o más</translation>
    </message>
    <message>
        <source>5 to 9</source>
        <translation>5 a 9</translation>
    </message>
    <message>
        <source>1 to 4</source>
        <translation>1 a 4</translation>
    </message>
    <message>
        <source>-1 to -4</source>
        <translation>-1 a -4</translation>
    </message>
    <message>
        <source>-5 to -9</source>
        <translation>-5 a -9</translation>
    </message>
    <message>
        <source>-10 or less</source>
        <translation>-10 o menos</translation>
    </message>
    <message>
        <source>target pushed back</source>
        <translation>blanco rechazado</translation>
    </message>
    <message>
        <source>assaulter pushed back</source>
        <translation>asaltante rechazado</translation>
    </message>
    <message>
        <source>Assault: results by the difference</source>
        <translation>Asalto: resultados según la diferencia</translation>
    </message>
    <message>
        <source>Indirect fire</source>
        <translation>Fuego indirecto</translation>
    </message>
    <message>
        <source>inches over which the range counts in part</source>
        <translation>pulgadas a partir de las cuales el alcance cuenta en parte</translation>
    </message>
    <message>
        <source>part of a longer range that counts</source>
        <translation>parte que cuenta de un alcance mayor</translation>
    </message>
    <message>
        <source>Explosions: radius in inches</source>
        <translation>Explosiones: radio en pulgadas</translation>
    </message>
    <message>
        <source>Aircraft</source>
        <translation>Avión</translation>
    </message>
    <message>
        <source>inches at which an aircraft attacks</source>
        <translation>pulgadas a las que ataca un avión</translation>
    </message>
    <message>
        <source>turns that it stays away</source>
        <translation>turnos que está fuera</translation>
    </message>
    <message>
        <source>gets off a destroyed train</source>
        <translation>baja de un tren destruido</translation>
    </message>
    <message>
        <source>gets off a lost truck or car</source>
        <translation>baja de un camión o auto perdido</translation>
    </message>
    <message>
        <source>enters a minefield, or moves in it</source>
        <translation>entra en un campo de minas, o se mueve en él</translation>
    </message>
    <message>
        <source>Levels of damage without a die</source>
        <translation>Niveles de daño sin dado</translation>
    </message>
    <message>
        <source>Vehicles: what a base carries</source>
        <translation>Vehículos: lo que lleva una base</translation>
    </message>
    <message>
        <source>units on a car of a train</source>
        <translation>unidades en un vagón de tren</translation>
    </message>
    <message>
        <source>bases on a truck base</source>
        <translation>bases en una base de camión</translation>
    </message>
    <message>
        <source>bases on a car base</source>
        <translation>bases en una base de auto</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figuras</translation>
    </message>
    <message>
        <source>With larger figures all distances are typed and told doubled; the charts stay.</source>
        <translation>Con figuras más grandes todas las distancias se escriben y se dicen dobladas; las tablas no cambian.</translation>
    </message>
    <message>
        <source>Bases</source>
        <translation>Bases</translation>
    </message>
    <message>
        <source>Bases at the start</source>
        <translation>Bases al empezar</translation>
    </message>
    <message>
        <source>Hull-down</source>
        <translation>A cubierto del casco</translation>
    </message>
    <message>
        <source>Leader with it</source>
        <translation>Jefe con ella</translation>
    </message>
    <message>
        <source>The one who commands its column, or the commander in chief; attached is in contact.</source>
        <translation>El que manda su columna, o el comandante en jefe; agregado es en contacto.</translation>
    </message>
    <message>
        <source>Deployed at start</source>
        <translation>Desplegada al empezar</translation>
    </message>
    <message>
        <source>Since the start of the turn.</source>
        <translation>Desde el principio del turno.</translation>
    </message>
    <message>
        <source>Soft: woods, scrub, hedges. Hard: stone, trenches; a train with sandbags. Fortification: redoubts and forts.</source>
        <translation>Ligera: bosque, matorral, setos. Pesada: piedra, trincheras; un tren con sacos terreros. Fortificación: reductos y fuertes.</translation>
    </message>
    <message>
        <source>On a train</source>
        <translation>En un tren</translation>
    </message>
    <message>
        <source>Passengers are a target of their own: guns in prepared places deployed, others in maneuver or march formation.</source>
        <translation>Los pasajeros son un blanco propio: cañones en sitios preparados, desplegados; los demás en formación de maniobra o marcha.</translation>
    </message>
    <message>
        <source>Cannot fall back</source>
        <translation>No puede retroceder</translation>
    </message>
    <message>
        <source>Bases lost</source>
        <translation>Bases perdidas</translation>
    </message>
    <message>
        <source>Levels of damage taken</source>
        <translation>Niveles de daño recibidos</translation>
    </message>
    <message>
        <source>Has lost its leader</source>
        <translation>Ha perdido a su jefe</translation>
    </message>
    <message>
        <source>Away from the table</source>
        <translation>Fuera de la mesa</translation>
    </message>
    <message>
        <source>Leader near it</source>
        <translation>Jefe cerca de ella</translation>
    </message>
    <message>
        <source>Second leader attached</source>
        <translation>Segundo jefe agregado</translation>
    </message>
    <message>
        <source>Rides on</source>
        <translation>Viaja en</translation>
    </message>
    <message>
        <source>On a route march</source>
        <translation>En marcha de ruta</translation>
    </message>
    <message>
        <source>Not seen yet</source>
        <translation>Aún no vista</translation>
    </message>
    <message>
        <source>Has anti-aircraft guns</source>
        <translation>Tiene cañones antiaéreos</translation>
    </message>
    <message>
        <source>Turn on which it may come back</source>
        <translation>Turno en que puede volver</translation>
    </message>
    <message>
        <source>Has bombed in this sortie</source>
        <translation>Ha bombardeado en esta salida</translation>
    </message>
    <message>
        <source>Has strafed in this sortie</source>
        <translation>Ha ametrallado en esta salida</translation>
    </message>
    <message>
        <source>Has acted</source>
        <translation>Ha actuado</translation>
    </message>
    <message>
        <source>Has moved</source>
        <translation>Se ha movido</translation>
    </message>
    <message>
        <source>Was fired at</source>
        <translation>Le dispararon</translation>
    </message>
    <message>
        <source>Has got off</source>
        <translation>Ha bajado</translation>
    </message>
    <message>
        <source>Has got on, or somebody got on or off it</source>
        <translation>Ha subido, o alguien ha subido o bajado</translation>
    </message>
    <message>
        <source>Has taken a minefield's level</source>
        <translation>Ha recibido el nivel de un campo de minas</translation>
    </message>
    <message>
        <source>Has fired at aircraft</source>
        <translation>Ha disparado a aviones</translation>
    </message>
    <message>
        <source>Guns on it have made Deployed Fire</source>
        <translation>Los cañones que lleva han hecho Fuego desplegado</translation>
    </message>
    <message>
        <source>May take any formation</source>
        <translation>Puede tomar cualquier formación</translation>
    </message>
    <message>
        <source>Has fired</source>
        <translation>Ha disparado</translation>
    </message>
    <message>
        <source>May still deploy or maneuver</source>
        <translation>Todavía puede desplegar o maniobrar</translation>
    </message>
    <message>
        <source>May still bomb or strafe</source>
        <translation>Todavía puede bombardear o ametrallar</translation>
    </message>
    <message>
        <source>Its order was lost</source>
        <translation>Se perdió su orden</translation>
    </message>
    <message>
        <source>Bases that have assaulted it</source>
        <translation>Bases que la han asaltado</translation>
    </message>
    <message>
        <source>Killed</source>
        <translation>Muerto</translation>
    </message>
    <message>
        <source>Commander in chief</source>
        <translation>Comandante en jefe</translation>
    </message>
    <message>
        <source>Has the initiative</source>
        <translation>Tiene la iniciativa</translation>
    </message>
    <message>
        <source>Column of its initiative round</source>
        <translation>Columna de su ronda de iniciativa</translation>
    </message>
    <message>
        <source>Has won by the scenario</source>
        <translation>Ha ganado según el escenario</translation>
    </message>
    <message>
        <source>Has passed its initiative round</source>
        <translation>Ha pasado su ronda de iniciativa</translation>
    </message>
    <message>
        <source>Assets that the scenario names</source>
        <translation>Bienes que nombra el escenario</translation>
    </message>
    <message>
        <source>Left of its break point</source>
        <translation>Lo que queda de su punto de ruptura</translation>
    </message>
    <message>
        <source>Beaten</source>
        <translation>Vencido</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Vía</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Cortada</translation>
    </message>
    <message>
        <source>What lies there</source>
        <translation>Lo que hay ahí</translation>
    </message>
    <message>
        <source>Army Morale</source>
        <translation>Moral del ejército</translation>
    </message>
    <message>
        <source>irregular infantry</source>
        <translation>infantería irregular</translation>
    </message>
    <message>
        <source>regular infantry</source>
        <translation>infantería regular</translation>
    </message>
    <message>
        <source>veteran infantry</source>
        <translation>infantería veterana</translation>
    </message>
    <message>
        <source>irregular cavalry</source>
        <translation>caballería irregular</translation>
    </message>
    <message>
        <source>regular cavalry</source>
        <translation>caballería regular</translation>
    </message>
    <message>
        <source>veteran cavalry</source>
        <translation>caballería veterana</translation>
    </message>
    <message>
        <source>machine guns</source>
        <translation>ametralladoras</translation>
    </message>
    <message>
        <source>fast transport</source>
        <translation>transporte rápido</translation>
    </message>
    <message>
        <source>slow transport</source>
        <translation>transporte lento</translation>
    </message>
    <message>
        <source>armored train</source>
        <translation>tren blindado</translation>
    </message>
    <message>
        <source>armored car</source>
        <translation>auto blindado</translation>
    </message>
    <message>
        <source>none near</source>
        <translation>ninguno cerca</translation>
    </message>
    <message>
        <source>within 6 inches</source>
        <translation>a 6 pulgadas o menos</translation>
    </message>
    <message>
        <source>not outnumbered</source>
        <translation>no superado en número</translation>
    </message>
    <message>
        <source>Deploy</source>
        <translation>Desplegar</translation>
    </message>
    <message>
        <source>Maneuver</source>
        <translation>Maniobrar</translation>
    </message>
    <message>
        <source>March</source>
        <translation>Marchar</translation>
    </message>
    <message>
        <source>Route March</source>
        <translation>Marcha de ruta</translation>
    </message>
    <message>
        <source>Move Leader</source>
        <translation>Mover jefe</translation>
    </message>
    <message>
        <source>no effect</source>
        <translation>sin efecto</translation>
    </message>
    <message>
        <source>one step better</source>
        <translation>un paso mejor</translation>
    </message>
    <message>
        <source>no train</source>
        <translation>sin tren</translation>
    </message>
    <message>
        <source>made a Maneuver</source>
        <translation>hizo una Maniobra</translation>
    </message>
    <message>
        <source>made a March</source>
        <translation>hizo una Marcha</translation>
    </message>
    <message>
        <source>mine fired on command</source>
        <translation>mina que se hace estallar</translation>
    </message>
    <message>
        <source>small mine</source>
        <translation>mina pequeña</translation>
    </message>
    <message>
        <source>ripped up</source>
        <translation>levantada</translation>
    </message>
    <message>
        <source>up to 18 mm</source>
        <translation>hasta 18 mm</translation>
    </message>
    <message>
        <source>20 mm and more</source>
        <translation>20 mm y más</translation>
    </message>
    <message>
        <source>motivated or desperate</source>
        <translation>motivado o desesperado</translation>
    </message>
    <message>
        <source>die for orders</source>
        <translation>dado de órdenes</translation>
    </message>
    <message>
        <source>die to regroup</source>
        <translation>dado para reorganizarse</translation>
    </message>
    <message>
        <source>die for fire</source>
        <translation>dado de fuego</translation>
    </message>
    <message>
        <source>die in close combat</source>
        <translation>dado del cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>to be ordered</source>
        <translation>para recibir la orden</translation>
    </message>
    <message>
        <source>to regroup</source>
        <translation>para reorganizarse</translation>
    </message>
    <message>
        <source>Orders and regrouping: modifiers</source>
        <translation>Órdenes y reorganización: modificadores</translation>
    </message>
    <message>
        <source>leader within 6 inches</source>
        <translation>jefe a 6 pulgadas o menos</translation>
    </message>
    <message>
        <source>Orders: results</source>
        <translation>Órdenes: resultados</translation>
    </message>
    <message>
        <source>Regrouping: results</source>
        <translation>Reorganización: resultados</translation>
    </message>
    <message>
        <source>times a distance</source>
        <translation>veces una distancia</translation>
    </message>
    <message>
        <source>Figures: distances on the table</source>
        <translation>Figuras: distancias en la mesa</translation>
    </message>
    <message>
        <source>Scales and Basing</source>
        <translation>Escalas y peanas</translation>
    </message>
    <message>
        <source>Base moves in inches</source>
        <translation>Movimientos base en pulgadas</translation>
    </message>
    <message>
        <source>inches of a deployed unit</source>
        <translation>pulgadas de una unidad desplegada</translation>
    </message>
    <message>
        <source>inches of a leader</source>
        <translation>pulgadas de un jefe</translation>
    </message>
    <message>
        <source>part of the base move, delayed</source>
        <translation>parte del movimiento base, retrasada</translation>
    </message>
    <message>
        <source>steps of a delayed move, inches</source>
        <translation>escalones de un movimiento retrasado, pulgadas</translation>
    </message>
    <message>
        <source>part of its base move that a train must use</source>
        <translation>parte de su movimiento base que un tren ha de gastar</translation>
    </message>
    <message>
        <source>inches kept from enemies</source>
        <translation>pulgadas que se guardan de los enemigos</translation>
    </message>
    <message>
        <source>Movement: terrain</source>
        <translation>Movimiento: terreno</translation>
    </message>
    <message>
        <source>rough for infantry, guns, slow transport</source>
        <translation>abrupto para infantería, cañones, transporte lento</translation>
    </message>
    <message>
        <source>rough for cavalry, leaders, fast transport</source>
        <translation>abrupto para caballería, jefes, transporte rápido</translation>
    </message>
    <message>
        <source>steep slope for a train</source>
        <translation>pendiente fuerte para un tren</translation>
    </message>
    <message>
        <source>sideways or backward</source>
        <translation>de lado o hacia atrás</translation>
    </message>
    <message>
        <source>linear obstacle</source>
        <translation>obstáculo lineal</translation>
    </message>
    <message>
        <source>inches for an inch of base move</source>
        <translation>pulgadas por pulgada de movimiento base</translation>
    </message>
    <message>
        <source>Movement: road</source>
        <translation>Movimiento: camino</translation>
    </message>
    <message>
        <source>road or town in march formation</source>
        <translation>camino o pueblo en formación de marcha</translation>
    </message>
    <message>
        <source>Line of sight: distances</source>
        <translation>Línea de visión: distancias</translation>
    </message>
    <message>
        <source>inches seen into woods or a town</source>
        <translation>pulgadas que se ven dentro de un bosque o pueblo</translation>
    </message>
    <message>
        <source>inches that a line of fire keeps from friends</source>
        <translation>pulgadas que una línea de fuego guarda de los amigos</translation>
    </message>
    <message>
        <source>Line of sight: shadow of a tall obstruction</source>
        <translation>Línea de visión: sombra de un obstáculo alto</translation>
    </message>
    <message>
        <source>shadow from one level above</source>
        <translation>sombra desde un nivel por encima</translation>
    </message>
    <message>
        <source>each further level</source>
        <translation>cada nivel más</translation>
    </message>
    <message>
        <source>Outnumbering</source>
        <translation>Superioridad numérica</translation>
    </message>
    <message>
        <source>times the bases for badly outnumbered</source>
        <translation>veces las bases para muy superado en número</translation>
    </message>
    <message>
        <source>percent of the combat units</source>
        <translation>tanto por ciento de las unidades de combate</translation>
    </message>
    <message>
        <source>Army morale: break points</source>
        <translation>Moral del ejército: puntos de ruptura</translation>
    </message>
    <message>
        <source>Army morale: losses</source>
        <translation>Moral del ejército: pérdidas</translation>
    </message>
    <message>
        <source>unit destroyed or surrendered</source>
        <translation>unidad destruida o rendida</translation>
    </message>
    <message>
        <source>leader killed</source>
        <translation>jefe muerto</translation>
    </message>
    <message>
        <source>asset of the scenario lost</source>
        <translation>bien del escenario perdido</translation>
    </message>
    <message>
        <source>Forces: usual sizes</source>
        <translation>Fuerzas: tamaños habituales</translation>
    </message>
    <message>
        <source>bases of infantry and cavalry</source>
        <translation>bases de infantería y caballería</translation>
    </message>
    <message>
        <source>bases of machine guns and artillery</source>
        <translation>bases de ametralladoras y artillería</translation>
    </message>
    <message>
        <source>units of a column</source>
        <translation>unidades de una columna</translation>
    </message>
    <message>
        <source>leaders of an army</source>
        <translation>jefes de un ejército</translation>
    </message>
    <message>
        <source>The government side has the initiative.</source>
        <translation>El bando del gobierno tiene la iniciativa.</translation>
    </message>
    <message>
        <source>The revolutionary side has the initiative.</source>
        <translation>El bando revolucionario tiene la iniciativa.</translation>
    </message>
    <message>
        <source>It plays one column that has not acted, each unit and {the leader}, or passes; then the sides take turns.</source>
        <translation>Juega una columna que no ha actuado, cada unidad y {the leader}, o pasa; luego los bandos se turnan.</translation>
    </message>
    <message>
        <source>an army of 0 combat units has no break point</source>
        <translation>un ejército de 0 unidades de combate no tiene punto de ruptura</translation>
    </message>
    <message>
        <source>combat units</source>
        <translation>unidades de combate</translation>
    </message>
    <message>
        <source>{0} percent</source>
        <translation>{0} por ciento</translation>
    </message>
    <message>
        <source>Combat units at the start</source>
        <translation>Unidades de combate al empezar</translation>
    </message>
    <message>
        <source>Leaders, transport that cannot attack and máquinas locas do not count.</source>
        <translation>Jefes, transporte que no puede atacar y máquinas locas no cuentan.</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>Calidad</translation>
    </message>
    <message>
        <source>Units destroyed or surrendered</source>
        <translation>Unidades destruidas o rendidas</translation>
    </message>
    <message>
        <source>Transport too, máquinas locas not.</source>
        <translation>También el transporte, las máquinas locas no.</translation>
    </message>
    <message>
        <source>Assets lost</source>
        <translation>Bienes perdidos</translation>
    </message>
    <message>
        <source>Dumps, camps and the like that the scenario names.</source>
        <translation>Depósitos, campamentos y cosas así que nombra el escenario.</translation>
    </message>
    <message>
        <source>break point</source>
        <translation>punto de ruptura</translation>
    </message>
    <message>
        <source>left of it</source>
        <translation>lo que queda de él</translation>
    </message>
    <message>
        <source>not below 0</source>
        <translation>no por debajo de 0</translation>
    </message>
    <message>
        <source>{The army} is beaten: nothing is left of its break point of {0}.</source>
        <translation>{The army} está vencido: no queda nada de su punto de ruptura de {0}.</translation>
    </message>
    <message>
        <source>The game ends at once.</source>
        <translation>La partida acaba enseguida.</translation>
    </message>
    <message>
        <source>{The army} fights on: {0} is left of its break point of {1}.</source>
        <translation>{The army} sigue luchando: queda {0} de su punto de ruptura de {1}.</translation>
    </message>
    <message>
        <source>Which side begins the turn.</source>
        <translation>Qué bando empieza el turno.</translation>
    </message>
    <message>
        <source>An army's break point and what is left of it.</source>
        <translation>El punto de ruptura de un ejército y lo que queda de él.</translation>
    </message>
    <message>
        <source>no {0} deploys: it keeps to its rails</source>
        <translation>no despliega: {0}; sigue en sus raíles</translation>
    </message>
    <message>
        <source>no {0} deploys: it is always in maneuver formation</source>
        <translation>no despliega: {0}; siempre está en formación de maniobra</translation>
    </message>
    <message>
        <source>aircraft only maneuver</source>
        <translation>los aviones solo maniobran</translation>
    </message>
    <message>
        <source>base move</source>
        <translation>movimiento base</translation>
    </message>
    <message>
        <source>The order is lost: {the unit} does not carry it out.</source>
        <translation>La orden se pierde: {the unit} no la cumple.</translation>
    </message>
    <message>
        <source>{The aircraft} appears at any point of the table.</source>
        <translation>{The aircraft} aparece en cualquier punto de la mesa.</translation>
    </message>
    <message>
        <source>The order is delayed: {the unit} deploys and keeps its facing.</source>
        <translation>La orden se retrasa: {the unit} despliega y conserva su frente.</translation>
    </message>
    <message>
        <source>{The unit} deploys where it stands and faces as it likes.</source>
        <translation>{The unit} despliega donde está y mira a donde quiera.</translation>
    </message>
    <message>
        <source>The order is delayed: {the unit} moves up to {0} {1}.</source>
        <translation>La orden se retrasa: {the unit} se mueve hasta {0} {1}.</translation>
    </message>
    <message>
        <source>{The unit} moves up to {0} {1}.</source>
        <translation>{The unit} se mueve hasta {0} {1}.</translation>
    </message>
    <message>
        <source>{0} has exploded.</source>
        <translation>{0} ha explotado.</translation>
    </message>
    <message>
        <source>It explodes where the track is blocked or ends for it, however near that is.</source>
        <translation>Explota donde la vía esté cortada o termine para ella, por cerca que sea.</translation>
    </message>
    <message>
        <source>Automobiles make Moving Fire alone: it was one.</source>
        <translation>Los automóviles solo hacen fuego en movimiento: así se ha contado.</translation>
    </message>
    <message>
        <source>It goes at least {0} {1}.</source>
        <translation>Recorre al menos {0} {1}.</translation>
    </message>
    <message>
        <source>Put it in {0} formation, then move it.</source>
        <translation>Ponla en formación de {0} y luego muévela.</translation>
    </message>
    <message>
        <source>Put it in a single line of bases.</source>
        <translation>Ponla en una sola línea de bases.</translation>
    </message>
    <message>
        <source>It keeps {0} {1} from enemies.</source>
        <translation>Se mantiene a {0} {1} de los enemigos.</translation>
    </message>
    <message>
        <source>{It} may still make Deployed Fire, unless it has fired already</source>
        <translation>{It} todavía puede hacer Fuego desplegado, salvo que ya haya disparado</translation>
    </message>
    <message>
        <source>{It} may still make Moving Fire, unless it has fired already</source>
        <translation>{It} todavía puede hacer Fuego en movimiento, salvo que ya haya disparado</translation>
    </message>
    <message>
        <source>a unit that is OK has nothing to regroup</source>
        <translation>una unidad en orden no tiene nada que reorganizar</translation>
    </message>
    <message>
        <source>{The unit} does not regroup.</source>
        <translation>{The unit} no se reorganiza.</translation>
    </message>
    <message>
        <source>{The unit} regroups and is OK.</source>
        <translation>{The unit} se reorganiza y queda en orden.</translation>
    </message>
    <message>
        <source>Take its marker off.</source>
        <translation>Quítale el marcador.</translation>
    </message>
    <message>
        <source>{The unit} regroups in part and is disordered.</source>
        <translation>{The unit} se reorganiza en parte y queda desordenada.</translation>
    </message>
    <message>
        <source>Put a disorder marker in place of its demoralization marker.</source>
        <translation>Pon un marcador de desorden en lugar del de desmoralización.</translation>
    </message>
    <message>
        <source>It takes any facing; the middle of its front stays where it is.</source>
        <translation>Toma el frente que quiera; el centro de su frente se queda donde está.</translation>
    </message>
    <message>
        <source>It takes any facing and, unless it rides, any formation; the middle of its front stays where it is.</source>
        <translation>Toma el frente que quiera y, si no viaja, la formación que quiera; el centro de su frente se queda donde está.</translation>
    </message>
    <message>
        <source>{The unit} regroups instead</source>
        <translation>{The unit} se reorganiza en su lugar</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Órdenes</translation>
    </message>
    <message>
        <source>Whether an order to deploy, maneuver or march arrives, and how far the unit may go.</source>
        <translation>Si llega una orden de desplegar, maniobrar o marchar, y hasta dónde puede ir la unidad.</translation>
    </message>
    <message>
        <source>Regroup</source>
        <translation>Reorganizarse</translation>
    </message>
    <message>
        <source>A disordered or demoralized unit tries to recover.</source>
        <translation>Una unidad desordenada o desmoralizada intenta recuperarse.</translation>
    </message>
    <message>
        <source>assets lost</source>
        <translation>bienes perdidos</translation>
    </message>
    <message>
        <source>{The army} has lost an asset that the scenario names.</source>
        <translation>{The army} ha perdido un bien que nombra el escenario.</translation>
    </message>
    <message>
        <source>has got on</source>
        <translation>ha subido</translation>
    </message>
    <message>
        <source>has taken on a unit</source>
        <translation>ha recogido una unidad</translation>
    </message>
    <message>
        <source>{The unit} gets on.</source>
        <translation>{The unit} sube.</translation>
    </message>
    <message>
        <source>{The aircraft} stays for its other attack.</source>
        <translation>{The aircraft} se queda para su otro ataque.</translation>
    </message>
    <message>
        <source>{It} explodes and nobody is in reach.</source>
        <translation>{It} explota y no hay nadie a su alcance.</translation>
    </message>
    <message>
        <source>He goes</source>
        <translation>Va</translation>
    </message>
    <message>
        <source>has used his move</source>
        <translation>ha usado su movimiento</translation>
    </message>
    <message>
        <source>{The leader} moves up to {0} inches.</source>
        <translation>{The leader} se mueve hasta {0} pulgadas.</translation>
    </message>
    <message>
        <source>{The leader} goes along with his unit.</source>
        <translation>{The leader} va con su unidad.</translation>
    </message>
    <message>
        <source>{The leader} stays with {the unit} that he touches.</source>
        <translation>{The leader} se queda con {the unit} que toca.</translation>
    </message>
    <message>
        <source>{The leader} steps out of the enemy's way; it is no move of his.</source>
        <translation>{The leader} se aparta del paso del enemigo; no es un movimiento suyo.</translation>
    </message>
    <message>
        <source>Put it in {0} formation; it faces as it likes.</source>
        <translation>Ponla en formación de {0}; mira a donde quiera.</translation>
    </message>
    <message>
        <source>route march</source>
        <translation>marcha de ruta</translation>
    </message>
    <message>
        <source>The route march goes on, up to {0} {1}.</source>
        <translation>La marcha de ruta sigue, hasta {0} {1}.</translation>
    </message>
    <message>
        <source>{The side} passes its initiative round.</source>
        <translation>{The side} pasa su ronda de iniciativa.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>A side refuses its initiative round; two in a row end the turn.</source>
        <translation>Un bando renuncia a su ronda de iniciativa; dos seguidas acaban el turno.</translation>
    </message>
    <message>
        <source>No move and no fire.</source>
        <translation>Ni movimiento ni fuego.</translation>
    </message>
    <message>
        <source>Units or leaders do nothing for their action.</source>
        <translation>Unidades o jefes no hacen nada como acción.</translation>
    </message>
    <message>
        <source>Asset lost</source>
        <translation>Bien perdido</translation>
    </message>
    <message>
        <source>A dump, a camp or the like that the scenario names is destroyed.</source>
        <translation>Se destruye un depósito, un campamento o algo así que nombra el escenario.</translation>
    </message>
    <message>
        <source>{The side} has won, as the scenario says.</source>
        <translation>{The side} ha ganado, como dice el escenario.</translation>
    </message>
    <message>
        <source>A side has won by what the scenario says.</source>
        <translation>Un bando ha ganado por lo que dice el escenario.</translation>
    </message>
    <message>
        <source>{The unit} rips up the track that it touches.</source>
        <translation>{The unit} levanta la vía que toca.</translation>
    </message>
    <message>
        <source>Rip up track</source>
        <translation>Levantar vía</translation>
    </message>
    <message>
        <source>A unit in contact with the track destroys it by a turn's rest.</source>
        <translation>Una unidad en contacto con la vía la destruye descansando un turno.</translation>
    </message>
    <message>
        <source>{The unit} cuts the wire that it touches: take the segment off.</source>
        <translation>{The unit} corta la alambrada que toca: retira el tramo.</translation>
    </message>
    <message>
        <source>Cut wire</source>
        <translation>Cortar alambrada</translation>
    </message>
    <message>
        <source>A unit in contact with barbed wire cuts it by a turn's rest.</source>
        <translation>Una unidad en contacto con una alambrada la corta descansando un turno.</translation>
    </message>
    <message>
        <source>Get on</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>A unit that ends its movement in contact with a vehicle rides on it.</source>
        <translation>Una unidad que acaba su movimiento en contacto con un vehículo viaja en él.</translation>
    </message>
    <message>
        <source>{The unit} gets off, in contact with the vehicle.</source>
        <translation>{The unit} baja, en contacto con el vehículo.</translation>
    </message>
    <message>
        <source>Get off</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>A passenger gets off a vehicle that stands.</source>
        <translation>Un pasajero baja de un vehículo parado.</translation>
    </message>
    <message>
        <source>Stay on the table</source>
        <translation>Seguir en la mesa</translation>
    </message>
    <message>
        <source>An aircraft that can attack in two ways stays after the first.</source>
        <translation>Un avión que puede atacar de dos maneras se queda después de la primera.</translation>
    </message>
    <message>
        <source>{The train} is derailed and destroyed.</source>
        <translation>{The train} descarrila y queda destruido.</translation>
    </message>
    <message>
        <source>Derail</source>
        <translation>Descarrilar</translation>
    </message>
    <message>
        <source>A train runs onto track that is ripped up.</source>
        <translation>Un tren pasa por vía levantada.</translation>
    </message>
    <message>
        <source>Nobody in reach</source>
        <translation>Nadie al alcance</translation>
    </message>
    <message>
        <source>An explosion with no unit in reach of it.</source>
        <translation>Una explosión sin ninguna unidad a su alcance.</translation>
    </message>
    <message>
        <source>Move leader</source>
        <translation>Mover jefe</translation>
    </message>
    <message>
        <source>A leader moves, and whom he touches or is near afterwards.</source>
        <translation>Un jefe se mueve, y a quién toca o tiene cerca después.</translation>
    </message>
    <message>
        <source>Take a formation</source>
        <translation>Tomar formación</translation>
    </message>
    <message>
        <source>A unit that has regrouped takes any formation.</source>
        <translation>Una unidad que se ha reorganizado toma la formación que quiera.</translation>
    </message>
    <message>
        <source>Route march</source>
        <translation>Marcha de ruta</translation>
    </message>
    <message>
        <source>A unit on its way onto the table marches on, without an order.</source>
        <translation>Una unidad de camino a la mesa sigue marchando, sin orden.</translation>
    </message>
    <message>
        <source>by his own move</source>
        <translation>por su propio movimiento</translation>
    </message>
    <message>
        <source>with a unit that he is attached to</source>
        <translation>con una unidad a la que está agregado</translation>
    </message>
    <message>
        <source>he stays where his unit is driven off</source>
        <translation>se queda donde su unidad es rechazada</translation>
    </message>
    <message>
        <source>an enemy has run over him</source>
        <translation>un enemigo le ha pasado por encima</translation>
    </message>
    <message>
        <source>by fire</source>
        <translation>por fuego</translation>
    </message>
    <message>
        <source>in an assault</source>
        <translation>en un asalto</translation>
    </message>
    <message>
        <source>He is in danger</source>
        <translation>Está en peligro</translation>
    </message>
    <message>
        <source>{The leader} is killed: take him off.</source>
        <translation>{The leader} muere: retíralo.</translation>
    </message>
    <message>
        <source>Count what is left of its army's break point</source>
        <translation>Cuenta lo que queda del punto de ruptura de su ejército</translation>
    </message>
    <message>
        <source>A second leader attached to a unit that took damage.</source>
        <translation>Un segundo jefe agregado a una unidad que recibió daño.</translation>
    </message>
    <message>
        <source>levels of damage</source>
        <translation>niveles de daño</translation>
    </message>
    <message>
        <source>bases lost</source>
        <translation>bases perdidas</translation>
    </message>
    <message>
        <source>bases at the start</source>
        <translation>bases al empezar</translation>
    </message>
    <message>
        <source>inches that it is driven back</source>
        <translation>pulgadas que es rechazada</translation>
    </message>
    <message>
        <source>{0} loses a base, falls back {2} inches and is {3}.</source>
        <translation>Pierde una base, retrocede {2} pulgadas ({3}): {0}.</translation>
    </message>
    <message>
        <source>{0} loses a base and is {3}.</source>
        <translation>Pierde una base ({3}): {0}.</translation>
    </message>
    <message>
        <source>{0} loses {1} bases and is {3}.</source>
        <translation>Pierde {1} bases ({3}): {0}.</translation>
    </message>
    <message>
        <source>{0} is pushed back {2} inches.</source>
        <translation>Es rechazado {2} pulgadas: {0}.</translation>
    </message>
    <message>
        <source>{0} is {3} and pushed back {2} inches.</source>
        <translation>Rechazado {2} pulgadas ({3}): {0}.</translation>
    </message>
    <message>
        <source>{0} is {3}.</source>
        <translation>Estado de {0}: {3}.</translation>
    </message>
    <message>
        <source>Passengers of a lost base get off beside it; their unit is disordered.</source>
        <translation>Los pasajeros de una base perdida bajan a su lado; su unidad queda desordenada.</translation>
    </message>
    <message>
        <source>Mark {0} {1}.</source>
        <translation>Marca {0}: {1}.</translation>
    </message>
    <message>
        <source>Move {0} {1} inches away, formation and facing kept; if it cannot, it surrenders.</source>
        <translation>Mueve a {0} {1} pulgadas para alejarlo, con su formación y su frente; si no puede, se rinde.</translation>
    </message>
    <message>
        <source>The leader of {0} is killed: take him off.</source>
        <translation>El jefe de {0} muere: retíralo.</translation>
    </message>
    <message>
        <source>{The train} explodes among the units near it; the track under it is gone</source>
        <translation>{The train} explota entre las unidades cercanas; la vía de debajo desaparece</translation>
    </message>
    <message>
        <source>{The train} explodes with nobody in reach</source>
        <translation>{The train} explota sin nadie a su alcance</translation>
    </message>
    <message>
        <source>{0} of {1} bases: a unit with so few of its starting bases is destroyed</source>
        <translation>{0} de {1} bases: una unidad con tan pocas de sus bases iniciales está destruida</translation>
    </message>
    <message>
        <source>a unit in march formation does not fire</source>
        <translation>una unidad en formación de marcha no dispara</translation>
    </message>
    <message>
        <source>only deployed artillery fires indirectly</source>
        <translation>solo la artillería desplegada hace fuego indirecto</translation>
    </message>
    <message>
        <source>only artillery fires indirectly, not {0}</source>
        <translation>solo la artillería hace fuego indirecto, no {0}</translation>
    </message>
    <message>
        <source>only an aircraft bombs or strafes, not {0}</source>
        <translation>solo un avión bombardea o ametralla, no {0}</translation>
    </message>
    <message>
        <source>an aircraft bombs or strafes</source>
        <translation>un avión bombardea o ametralla</translation>
    </message>
    <message>
        <source>without a line of sight there is no fire</source>
        <translation>sin línea de visión no hay fuego</translation>
    </message>
    <message>
        <source>there is no fire out of the arc</source>
        <translation>fuera del arco no hay fuego</translation>
    </message>
    <message>
        <source>indirect fire needs a friend who sees the target</source>
        <translation>el fuego indirecto necesita un amigo que vea el blanco</translation>
    </message>
    <message>
        <source>anti-aircraft fire is at an aircraft, not at {0}</source>
        <translation>el fuego antiaéreo es contra un avión, no contra {0}</translation>
    </message>
    <message>
        <source>only anti-aircraft fire hits an aircraft</source>
        <translation>a un avión solo lo alcanza el fuego antiaéreo</translation>
    </message>
    <message>
        <source>Take {the aircraft} off the table for {0} turns.</source>
        <translation>Retira {the aircraft} de la mesa {0} turnos.</translation>
    </message>
    <message>
        <source>Deployed since the start of the turn, it could have made Deployed Fire.</source>
        <translation>Desplegada desde el principio del turno, podría haber hecho Fuego desplegado.</translation>
    </message>
    <message>
        <source>Now it deploys</source>
        <translation>Ahora despliega</translation>
    </message>
    <message>
        <source>Now it maneuvers</source>
        <translation>Ahora maniobra</translation>
    </message>
    <message>
        <source>Its attack does not take place.</source>
        <translation>Su ataque no tiene lugar.</translation>
    </message>
    <message>
        <source>It goes home after its attack, or without one at the end of the turn.</source>
        <translation>Se va a casa después de su ataque, o sin ataque al final del turno.</translation>
    </message>
    <message>
        <source>If it is rolling it goes on by itself: {0} to {1} inches.</source>
        <translation>Si está rodando, sigue por sí solo: de {0} a {1} pulgadas.</translation>
    </message>
    <message>
        <source>Put the minefield on the table.</source>
        <translation>Pon el campo de minas en la mesa.</translation>
    </message>
    <message>
        <source>{It} bombs</source>
        <translation>{It} bombardea</translation>
    </message>
    <message>
        <source>{It} strafes</source>
        <translation>{It} ametralla</translation>
    </message>
    <message>
        <source>Deployed Fire: deployed since the start of the turn, and no Deploy this turn. Automobiles make Moving Fire whatever stands here, but for anti-aircraft fire.</source>
        <translation>Fuego desplegado: desplegada desde el principio del turno, y sin Desplegar este turno. Los automóviles hacen Fuego en movimiento ponga aquí lo que ponga, salvo el antiaéreo.</translation>
    </message>
    <message>
        <source>It is an aircraft that bombs or strafes.</source>
        <translation>Es un avión que bombardea o ametralla.</translation>
    </message>
    <message>
        <source>Deploys this turn</source>
        <translation>Despliega este turno</translation>
    </message>
    <message>
        <source>It fires first, by Moving Fire.</source>
        <translation>Dispara primero, con Fuego en movimiento.</translation>
    </message>
    <message>
        <source>From the firer's front to the nearest part of the target.</source>
        <translation>Desde el frente de quien dispara hasta la parte más cercana del blanco.</translation>
    </message>
    <message>
        <source>Line of sight</source>
        <translation>Línea de visión</translation>
    </message>
    <message>
        <source>In arc of fire</source>
        <translation>En arco de fuego</translation>
    </message>
    <message>
        <source>In part at least, 45 degrees outward from each front corner.</source>
        <translation>Al menos en parte, 45 grados hacia fuera desde cada esquina del frente.</translation>
    </message>
    <message>
        <source>Spotted</source>
        <translation>Observado</translation>
    </message>
    <message>
        <source>Any friend sees the target, and no hill of more than one level stands between.</source>
        <translation>Algún amigo ve el blanco, y no hay en medio una loma de más de un nivel.</translation>
    </message>
    <message>
        <source>Anti-aircraft fire is at an aircraft.</source>
        <translation>El fuego antiaéreo es contra un avión.</translation>
    </message>
    <message>
        <source>Only one who is attached is in danger.</source>
        <translation>Solo está en peligro uno que esté agregado.</translation>
    </message>
    <message>
        <source>In a later action it may regroup</source>
        <translation>En una acción posterior puede reorganizarse</translation>
    </message>
    <message>
        <source>A unit fires at another; also fire by and at aircraft.</source>
        <translation>Una unidad dispara a otra; también los aviones, y a ellos.</translation>
    </message>
    <message>
        <source>indirect fire</source>
        <translation>fuego indirecto</translation>
    </message>
    <message>
        <source>aircraft bombs</source>
        <translation>el avión bombardea</translation>
    </message>
    <message>
        <source>aircraft strafes</source>
        <translation>el avión ametralla</translation>
    </message>
    <message>
        <source>anti-aircraft fire</source>
        <translation>fuego antiaéreo</translation>
    </message>
    <message>
        <source>as the bases say</source>
        <translation>como dicen las bases</translation>
    </message>
    <message>
        <source>actor badly</source>
        <translation>quien actúa, muy</translation>
    </message>
    <message>
        <source>target badly</source>
        <translation>el blanco, muy</translation>
    </message>
    <message>
        <source>falls back, inches</source>
        <translation>retrocede, pulgadas</translation>
    </message>
    <message>
        <source>The unit</source>
        <translation>La unidad</translation>
    </message>
    <message>
        <source>It stops where it is; put the minefield on the table.</source>
        <translation>Se detiene donde está; pon el campo de minas en la mesa.</translation>
    </message>
    <message>
        <source>Level of damage</source>
        <translation>Nivel de daño</translation>
    </message>
    <message>
        <source>Damage without a die: a minefield, or getting off a vehicle that is lost.</source>
        <translation>Daño sin dado: un campo de minas, o bajar de un vehículo perdido.</translation>
    </message>
    <message>
        <source>Of cover, only armor and sandbags count for a train.</source>
        <translation>De la cobertura, en un tren solo cuentan el blindaje y los sacos terreros.</translation>
    </message>
    <message>
        <source>{0} in is beyond the {1} in of the explosion</source>
        <translation>{0} pulg queda más allá de las {1} pulg de la explosión</translation>
    </message>
    <message>
        <source>What explodes</source>
        <translation>Lo que explota</translation>
    </message>
    <message>
        <source>Explosion</source>
        <translation>Explosión</translation>
    </message>
    <message>
        <source>A mine or a máquina loca, for each unit in reach of it.</source>
        <translation>Una mina o una máquina loca, por cada unidad a su alcance.</translation>
    </message>
    <message>
        <source>In</source>
        <translation>En</translation>
    </message>
    <message>
        <source>Bases of the actor</source>
        <translation>Bases de quien actúa</translation>
    </message>
    <message>
        <source>Bases of the target</source>
        <translation>Bases del blanco</translation>
    </message>
    <message>
        <source>Bases that have assaulted it this turn</source>
        <translation>Bases que lo han asaltado este turno</translation>
    </message>
    <message>
        <source>Each unit with the bases it began its assault with, gone home or not.</source>
        <translation>Cada unidad con las bases con que empezó su asalto, llegara o no al contacto.</translation>
    </message>
    <message>
        <source>bases of the actor</source>
        <translation>bases de quien actúa</translation>
    </message>
    <message>
        <source>bases that assaulted before</source>
        <translation>bases que asaltaron antes</translation>
    </message>
    <message>
        <source>bases of the target</source>
        <translation>bases del blanco</translation>
    </message>
    <message>
        <source>Neither is outnumbered.</source>
        <translation>Ninguno está superado en número.</translation>
    </message>
    <message>
        <source>{0} is badly outnumbered.</source>
        <translation>Muy superado en número: {0}.</translation>
    </message>
    <message>
        <source>{0} is outnumbered.</source>
        <translation>Superado en número: {0}.</translation>
    </message>
    <message>
        <source>With this assault 1 base has assaulted {the target} this turn.</source>
        <translation>Con este asalto 1 base ha asaltado a {the target} este turno.</translation>
    </message>
    <message>
        <source>With this assault {0} bases have assaulted {the target} this turn.</source>
        <translation>Con este asalto {0} bases han asaltado a {the target} este turno.</translation>
    </message>
    <message>
        <source>from the higher unit to the far side</source>
        <translation>de la unidad más alta al lado lejano</translation>
    </message>
    <message>
        <source>whole tenths</source>
        <translation>décimas enteras</translation>
    </message>
    <message>
        <source>Levels above it</source>
        <translation>Niveles por encima</translation>
    </message>
    <message>
        <source>Levels that the higher of the two units stands above the ground of the tall obstruction. Of several obstructions on one level take the one nearest the target.</source>
        <translation>Niveles que la más alta de las dos unidades está por encima del suelo del obstáculo alto. De varios obstáculos en un nivel toma el más cercano al blanco.</translation>
    </message>
    <message>
        <source>To its far side</source>
        <translation>Hasta su lado lejano</translation>
    </message>
    <message>
        <source>From the higher unit.</source>
        <translation>Desde la unidad más alta.</translation>
    </message>
    <message>
        <source>Beyond it</source>
        <translation>Más allá</translation>
    </message>
    <message>
        <source>From its far side to the other unit.</source>
        <translation>Desde su lado lejano hasta la otra unidad.</translation>
    </message>
    <message>
        <source>Inside it</source>
        <translation>Dentro</translation>
    </message>
    <message>
        <source>Inches of woods or town on the line if one of the units stands inside; 0: it stands beyond.</source>
        <translation>Pulgadas de bosque o pueblo en la línea, cuando una de las dos está dentro; 0: está más allá.</translation>
    </message>
    <message>
        <source>All on one level</source>
        <translation>Todo en un nivel</translation>
    </message>
    <message>
        <source>inches hidden beyond it</source>
        <translation>pulgadas ocultas más allá</translation>
    </message>
    <message>
        <source>They see each other: not too deep inside.</source>
        <translation>Se ven: no está demasiado adentro.</translation>
    </message>
    <message>
        <source>Hidden: woods and towns are seen into {0} inches.</source>
        <translation>Oculta: en bosques y pueblos se ve hasta {0} pulgadas.</translation>
    </message>
    <message>
        <source>Hidden: a tall obstruction blocks the sight on its own level.</source>
        <translation>Oculta: un obstáculo alto tapa la vista en su mismo nivel.</translation>
    </message>
    <message>
        <source>They see each other: its shadow is {0} {1}.</source>
        <translation>Se ven: su sombra es de {0} {1}.</translation>
    </message>
    <message>
        <source>Hidden in its shadow of {0} {1}.</source>
        <translation>Oculta en su sombra de {0} {1}.</translation>
    </message>
    <message>
        <source>Friends under the line count as a tall obstruction; a line of fire keeps {0} {1} from friends.</source>
        <translation>Los amigos bajo la línea cuentan como obstáculo alto; una línea de fuego se mantiene a {0} {1} de los amigos.</translation>
    </message>
    <message>
        <source>Who is outnumbered in fire or in an assault.</source>
        <translation>Quién está superado en número al disparar o en un asalto.</translation>
    </message>
    <message>
        <source>Whether two units see each other past or into a tall obstruction.</source>
        <translation>Si dos unidades se ven más allá de un obstáculo alto o dentro de él.</translation>
    </message>
    <message>
        <source>{0} is seen now: turn its marker up.</source>
        <translation>Ya se ve a {0}: vuelve boca arriba su marcador.</translation>
    </message>
    <message>
        <source>{0} left its cover.</source>
        <translation>{0} dejó su cobertura.</translation>
    </message>
    <message>
        <source>{0} has {1} bases: {2} to {3} are usual</source>
        <translation>{0} tiene {1} bases: lo habitual son {2} a {3}</translation>
    </message>
    <message>
        <source>{0} has {1} base: {2} to {3} are usual</source>
        <translation>{0} tiene {1} base: lo habitual son {2} a {3}</translation>
    </message>
    <message>
        <source>{0} belongs to no column with a leader</source>
        <translation>{0} no pertenece a ninguna columna con jefe</translation>
    </message>
    <message>
        <source>the column of {0} has {1} units: {2} to {3} are usual</source>
        <translation>la columna de {0} tiene {1} unidades: lo habitual son {2} a {3}</translation>
    </message>
    <message>
        <source>the column of {0} has {1} unit: {2} to {3} are usual</source>
        <translation>la columna de {0} tiene {1} unidad: lo habitual son {2} a {3}</translation>
    </message>
    <message>
        <source>{0} has {1} leaders: {2} to {3} are usual</source>
        <translation>{0} tiene {1} jefes: lo habitual son {2} a {3}</translation>
    </message>
    <message>
        <source>{0} has {1} leader: {2} to {3} are usual</source>
        <translation>{0} tiene {1} jefe: lo habitual son {2} a {3}</translation>
    </message>
    <message>
        <source>{0} has {1} commanders in chief: one at most</source>
        <translation>{0} tiene {1} comandantes en jefe: uno como mucho</translation>
    </message>
    <message>
        <source>the break point of {0} is based on combat units {1}; here: {2}</source>
        <translation>el punto de ruptura de {0} es de unidades de combate {1}; aquí: {2}</translation>
    </message>
    <message>
        <source>its type of unit is missing</source>
        <translation>falta decir qué tipo de unidad es</translation>
    </message>
    <message>
        <source>its number of bases is missing</source>
        <translation>falta decir cuántas bases tiene</translation>
    </message>
    <message>
        <source>{0} of {1} bases: so few are a destroyed unit</source>
        <translation>{0} de {1} bases: con tan pocas es una unidad destruida</translation>
    </message>
    <message>
        <source>the assaulter</source>
        <translation>el asaltante</translation>
    </message>
    <message>
        <source>the actor</source>
        <translation>quien actúa</translation>
    </message>
    <message>
        <source>the aircraft</source>
        <translation>el avión</translation>
    </message>
    <message>
        <source>the train</source>
        <translation>el tren</translation>
    </message>
    <message>
        <source>the army</source>
        <translation>el ejército</translation>
    </message>
    <message>
        <source>the holding unit</source>
        <translation>la unidad que mantiene</translation>
    </message>
    <message>
        <source>the side</source>
        <translation>el bando</translation>
    </message>
    <message>
        <source>Hidden markers</source>
        <translation>Marcadores ocultos</translation>
    </message>
    <message>
        <source>{0} does not command it</source>
        <translation>{0} no la manda</translation>
    </message>
    <message>
        <source>{0} is attached to no unit</source>
        <translation>{0} no está agregado a ninguna unidad</translation>
    </message>
    <message>
        <source>no unit that {0} is attached to has just taken damage</source>
        <translation>ninguna unidad a la que esté agregado {0} acaba de recibir daño</translation>
    </message>
    <message>
        <source>no unit that {0} is attached to and stays with has moved this turn</source>
        <translation>ninguna unidad a la que esté agregado {0} y con la que siga se ha movido este turno</translation>
    </message>
    <message>
        <source>{0} stays only when a unit that he is attached to falls back and he touches another</source>
        <translation>{0} solo se queda cuando una unidad a la que está agregado retrocede y él toca otra</translation>
    </message>
    <message>
        <source>{0} has acted this turn</source>
        <translation>{0} ya ha actuado este turno</translation>
    </message>
    <message>
        <source>a leader is attached to {0} and counts in all but an assault</source>
        <translation>hay un jefe agregado a {0} y cuenta en todo menos en un asalto</translation>
    </message>
    <message>
        <source>no leader is known to be so near {0}: move him, or name him in the role leader</source>
        <translation>no se conoce ningún jefe tan cerca de {0}: muévelo, o nómbralo en el papel leader</translation>
    </message>
    <message>
        <source>a leader is attached to {0} and is in danger with it</source>
        <translation>hay un jefe agregado a {0} y está en peligro con ella</translation>
    </message>
    <message>
        <source>no leader is known to be attached to {0}: move him there</source>
        <translation>no se conoce ningún jefe agregado a {0}: muévelo allí</translation>
    </message>
    <message>
        <source>{0} is killed.</source>
        <translation>{0} muere.</translation>
    </message>
    <message>
        <source>{0} goes back with it.</source>
        <translation>{0} retrocede con ella.</translation>
    </message>
    <message>
        <source>{1} is attached to others and not to {0}: he moves there first</source>
        <translation>{1} está unido a otras y no a {0}: primero va hasta allí</translation>
    </message>
    <message>
        <source>{0} is killed</source>
        <translation>{0} ha muerto</translation>
    </message>
    <message>
        <source>this turn's initiative is already decided</source>
        <translation>ya se sabe quién la tiene este turno</translation>
    </message>
    <message>
        <source>{0} has passed</source>
        <translation>{0} ha pasado</translation>
    </message>
    <message>
        <source>it is an initiative round of {0}</source>
        <translation>es una ronda de iniciativa de {0}</translation>
    </message>
    <message>
        <source>a column of {0} has begun its round: its other units act or hold</source>
        <translation>una columna de {0} ha empezado su ronda: los demás de ella actúan o mantienen</translation>
    </message>
    <message>
        <source>give as the reason which scenario condition {0} has met</source>
        <translation>da como motivo qué del escenario lo decide a favor de {0}</translation>
    </message>
    <message>
        <source>the scenario names no more assets of {0}</source>
        <translation>el escenario no nombra más bienes de {0}</translation>
    </message>
    <message>
        <source>{0} was on no vehicle that was lost</source>
        <translation>{0} no iba en ningún vehículo que se haya perdido</translation>
    </message>
    <message>
        <source>{0} is a passenger: it enters no minefield itself</source>
        <translation>{0} es pasajero: no entra por sí mismo en un campo de minas</translation>
    </message>
    <message>
        <source>{0} crosses no minefield</source>
        <translation>{0} no cruza ningún campo de minas</translation>
    </message>
    <message>
        <source>{0} has taken that level this turn</source>
        <translation>{0} ya ha recibido ese nivel este turno</translation>
    </message>
    <message>
        <source>{0} marched last turn: it maneuvers before it halts</source>
        <translation>{0} marchó el turno pasado: maniobra antes de pararse</translation>
    </message>
    <message>
        <source>{0} is launched: it runs on at March speed until it explodes</source>
        <translation>{0} está lanzada: sigue a velocidad de marcha hasta que explota</translation>
    </message>
    <message>
        <source>{0} has fired before its Deploy: it deploys now</source>
        <translation>{0} ha disparado antes de su Desplegar: despliega ahora</translation>
    </message>
    <message>
        <source>{0} is away from the table until turn {1}</source>
        <translation>{0} está fuera de la mesa hasta el turno {1}</translation>
    </message>
    <message>
        <source>{0} is away from the table</source>
        <translation>{0} está fuera de la mesa</translation>
    </message>
    <message>
        <source>the order of {0} was lost this turn</source>
        <translation>la orden de {0} se perdió este turno</translation>
    </message>
    <message>
        <source>{0} is a passenger and does not move</source>
        <translation>{0} es pasajero y no se mueve</translation>
    </message>
    <message>
        <source>guns on {0} have made Deployed Fire: it stands this turn</source>
        <translation>los cañones de {0} han hecho Fuego desplegado: este turno está parado</translation>
    </message>
    <message>
        <source>somebody got on or off {0} this turn: it stands</source>
        <translation>alguien ha subido o bajado de {0} este turno: está parado</translation>
    </message>
    <message>
        <source>{0} stood still last turn: it maneuvers before it marches</source>
        <translation>{0} estuvo parado el turno pasado: maniobra antes de marchar</translation>
    </message>
    <message>
        <source>{0} got off this turn and makes no assault</source>
        <translation>{0} ha bajado este turno y no asalta</translation>
    </message>
    <message>
        <source>{0} is not on a route march</source>
        <translation>{0} no está en marcha de ruta</translation>
    </message>
    <message>
        <source>{0} rides on an automobile: no artillery fires from there</source>
        <translation>{0} viaja en un automóvil: desde allí no dispara artillería</translation>
    </message>
    <message>
        <source>{0} is a passenger: it makes Moving Fire</source>
        <translation>{0} es pasajero: hace Fuego en movimiento</translation>
    </message>
    <message>
        <source>{0} rides on an automobile: it makes Moving Fire</source>
        <translation>{0} viaja en un automóvil: hace Fuego en movimiento</translation>
    </message>
    <message>
        <source>{0} moves this turn: its passengers make Moving Fire</source>
        <translation>{0} se mueve este turno: quien viaja en él hace Fuego en movimiento</translation>
    </message>
    <message>
        <source>{0} has not been deployed since the start of the turn: it makes Moving Fire</source>
        <translation>{0} no está desplegada desde el principio del turno: hace Fuego en movimiento</translation>
    </message>
    <message>
        <source>{0} is not an aircraft: it neither bombs nor strafes</source>
        <translation>{0} no es un avión: ni bombardea ni ametralla</translation>
    </message>
    <message>
        <source>{0} flies to its target before it attacks: its Maneuver comes first</source>
        <translation>{0} vuela hasta su blanco antes de atacar: primero va su Maniobra</translation>
    </message>
    <message>
        <source>{0} has bombed in this sortie</source>
        <translation>{0} ya ha bombardeado en esta salida</translation>
    </message>
    <message>
        <source>{0} has strafed in this sortie</source>
        <translation>{0} ya ha ametrallado en esta salida</translation>
    </message>
    <message>
        <source>{0} is cut already</source>
        <translation>{0} ya está cortada</translation>
    </message>
    <message>
        <source>{0} is a passenger: it gets off before it rips up track or cuts wire</source>
        <translation>{0} es pasajero: baja antes de levantar vía o cortar alambrada</translation>
    </message>
    <message>
        <source>{0} has no men on the ground to rip up track or cut wire</source>
        <translation>{0} no tiene hombres en tierra para levantar vía o cortar alambrada</translation>
    </message>
    <message>
        <source>{0} is not in order and rips up no track</source>
        <translation>{0} no está en orden y no levanta vía</translation>
    </message>
    <message>
        <source>{0} was fired at or assaulted this turn and rips up no track</source>
        <translation>{0} ha recibido fuego o un asalto este turno y no levanta vía</translation>
    </message>
    <message>
        <source>{0} takes a new formation only right after it has regrouped</source>
        <translation>{0} solo toma una formación nueva justo después de reorganizarse</translation>
    </message>
    <message>
        <source>{0} is a passenger: it stays in maneuver formation</source>
        <translation>{0} es pasajera: sigue en formación de maniobra</translation>
    </message>
    <message>
        <source>{0} does not stay: it is damaged, or has not attacked</source>
        <translation>{0} no se queda: está dañado, o no ha atacado</translation>
    </message>
    <message>
        <source>{0} has left the table: it stays right after its attack or not at all</source>
        <translation>{0} ha dejado la mesa: se queda justo después de su ataque o no se queda</translation>
    </message>
    <message>
        <source>{0} has made both its attacks</source>
        <translation>{0} ya ha hecho sus dos ataques</translation>
    </message>
    <message>
        <source>{0} lies face down: turn it up before it moves or fires</source>
        <translation>{0} está boca abajo: vuélvela boca arriba antes de que se mueva o dispare</translation>
    </message>
    <message>
        <source>{0} has no guns against aircraft</source>
        <translation>{0} no tiene cañones contra aviones</translation>
    </message>
    <message>
        <source>{0} has fired at aircraft this turn</source>
        <translation>{0} ya ha disparado a aviones este turno</translation>
    </message>
    <message>
        <source>{0} is not over the table to attack</source>
        <translation>{0} no está sobre la mesa para atacar</translation>
    </message>
    <message>
        <source>{0} is not an aircraft</source>
        <translation>{0} no es un avión</translation>
    </message>
    <message>
        <source>{0} has not been seen yet</source>
        <translation>{0} aún no ha sido vista</translation>
    </message>
    <message>
        <source>Both sides have passed or acted: the turn is over.</source>
        <translation>Los dos bandos han pasado o actuado: el turno acaba.</translation>
    </message>
    <message>
        <source>The next initiative round is of {0}.</source>
        <translation>La siguiente ronda de iniciativa es de {0}.</translation>
    </message>
    <message>
        <source>both sides have passed or acted: the turn is over</source>
        <translation>los dos bandos han pasado o actuado: el turno acaba</translation>
    </message>
    <message>
        <source>{0} is not of the column whose initiative round it is</source>
        <translation>{0} no es de la columna cuya ronda de iniciativa es</translation>
    </message>
    <message>
        <source>has won</source>
        <translation>ha ganado</translation>
    </message>
    <message>
        <source>its initiative round</source>
        <translation>su ronda de iniciativa</translation>
    </message>
    <message>
        <source>has passed</source>
        <translation>ha pasado</translation>
    </message>
    <message>
        <source>commander in chief</source>
        <translation>comandante en jefe</translation>
    </message>
    <message>
        <source>has acted</source>
        <translation>ha actuado</translation>
    </message>
    <message>
        <source>may still move</source>
        <translation>todavía puede mover</translation>
    </message>
    <message>
        <source>may still attack</source>
        <translation>todavía puede atacar</translation>
    </message>
    <message>
        <source>order lost</source>
        <translation>orden perdida</translation>
    </message>
    <message>
        <source>on a train</source>
        <translation>en un tren</translation>
    </message>
    <message>
        <source>not seen yet</source>
        <translation>aún no vista</translation>
    </message>
    <message>
        <source>bases left</source>
        <translation>bases que quedan</translation>
    </message>
    <message>
        <source>cover: {0}</source>
        <translation>cobertura: {0}</translation>
    </message>
    <message>
        <source>units of its column have not acted</source>
        <translation>hay unidades de su columna sin actuar</translation>
    </message>
    <message>
        <source>may make Deployed Fire</source>
        <translation>puede hacer Fuego desplegado</translation>
    </message>
    <message>
        <source>may assault</source>
        <translation>puede asaltar</translation>
    </message>
    <message>
        <source>is on its route march</source>
        <translation>está en su marcha de ruta</translation>
    </message>
    <message>
        <source>may get off</source>
        <translation>puede bajar</translation>
    </message>
    <message>
        <source>may come back</source>
        <translation>puede volver</translation>
    </message>
    <message>
        <source>may still fire</source>
        <translation>todavía puede disparar</translation>
    </message>
    <message>
        <source>may still regroup</source>
        <translation>todavía puede reorganizarse</translation>
    </message>
    <message>
        <source>may still deploy or maneuver</source>
        <translation>todavía puede desplegar o maniobrar</translation>
    </message>
    <message>
        <source>may still bomb or strafe</source>
        <translation>todavía puede bombardear o ametrallar</translation>
    </message>
    <message>
        <source>may move</source>
        <translation>puede mover</translation>
    </message>
    <message>
        <source>may pass its initiative round</source>
        <translation>puede pasar su ronda de iniciativa</translation>
    </message>
    <message>
        <source>may hold</source>
        <translation>puede mantener</translation>
    </message>
    <message>
        <source>lies face down: it holds, or is turned up first</source>
        <translation>está boca abajo: mantiene, o se vuelve antes boca arriba</translation>
    </message>
    <message>
        <source>units are hidden before the first turn</source>
        <translation>las unidades se ocultan antes del primer turno</translation>
    </message>
    <message>
        <source>{0} is not on the table</source>
        <translation>{0} no está en la mesa</translation>
    </message>
    <message>
        <source>1 unit has not acted: it acts or holds, or both sides pass</source>
        <translation>1 unidad no ha actuado: actúa o mantiene, o pasan los dos bandos</translation>
    </message>
    <message>
        <source>{0} units have not acted: they act or hold, or both sides pass</source>
        <translation>{0} unidades no han actuado: actúan o mantienen, o pasan los dos bandos</translation>
    </message>
    <message>
        <source>has won by the scenario</source>
        <translation>ha ganado según el escenario</translation>
    </message>
    <message>
        <source>beaten: {0} left of its break point of {1}</source>
        <translation>vencido: queda {0} de su punto de ruptura de {1}</translation>
    </message>
    <message>
        <source>{0} left of its break point of {1}</source>
        <translation>queda {0} de su punto de ruptura de {1}</translation>
    </message>
    <message>
        <source>{0} is beaten: {1} left of its break point of {2}.</source>
        <translation>{0} está vencido: le queda {1} de su punto de ruptura de {2}.</translation>
    </message>
    <message>
        <source>{0} has {1} left of its break point of {2}.</source>
        <translation>A {0} le queda {1} de su punto de ruptura de {2}.</translation>
    </message>
    <message>
        <source>{0} rides already</source>
        <translation>{0} ya viaja</translation>
    </message>
    <message>
        <source>{0} is a vehicle itself</source>
        <translation>{0} es un vehículo</translation>
    </message>
    <message>
        <source>{0} carries nobody</source>
        <translation>{0} no lleva a nadie</translation>
    </message>
    <message>
        <source>{0} has no room for it: it carries {1} in all</source>
        <translation>en {0} no cabe: lleva {1} en total</translation>
    </message>
    <message>
        <source>say which máquina loca explodes</source>
        <translation>di qué máquina loca explota</translation>
    </message>
    <message>
        <source>{0} has still to explode: name it as the train</source>
        <translation>{0} todavía tiene que explotar: nómbrala como el tren</translation>
    </message>
    <message>
        <source>{0} is not a máquina loca that explodes</source>
        <translation>{0} no es una máquina loca que explota</translation>
    </message>
    <message>
        <source>{0} is an aircraft: no explosion on the ground reaches it</source>
        <translation>{0} es un avión: ninguna explosión en tierra lo alcanza</translation>
    </message>
    <message>
        <source>{0} explodes where its move ends, or when it is destroyed</source>
        <translation>{0} explota donde acaba su movimiento, o cuando queda destruida</translation>
    </message>
    <message>
        <source>{0} has exploded already</source>
        <translation>{0} ya ha explotado</translation>
    </message>
    <message>
        <source>{0} is not a train</source>
        <translation>{0} no es un tren</translation>
    </message>
    <message>
        <source>no track is known to be ripped up before {0}</source>
        <translation>no se conoce vía levantada delante de {0}</translation>
    </message>
    <message>
        <source>{0} stands: a train runs off the track when it moves</source>
        <translation>{0} está parado: un tren se sale de la vía cuando se mueve</translation>
    </message>
    <message>
        <source>{0} rides on no vehicle</source>
        <translation>{0} no viaja en ningún vehículo</translation>
    </message>
    <message>
        <source>{0} takes the level of damage of its lost train first</source>
        <translation>{0} sufre primero el nivel de daño de su tren perdido</translation>
    </message>
    <message>
        <source>{0} moves this turn: nobody gets on or off</source>
        <translation>{0} se mueve este turno: nadie sube ni baja</translation>
    </message>
    <message>
        <source>{0} rolls on all the same: it maneuvers before it halts.</source>
        <translation>{0} sigue rodando de todos modos: maniobra antes de pararse.</translation>
    </message>
    <message>
        <source>{0} runs on at March speed.</source>
        <translation>{0} sigue a velocidad de marcha.</translation>
    </message>
    <message>
        <source>{0} is repaired.</source>
        <translation>{0} está reparado.</translation>
    </message>
    <message>
        <source>{0} is damaged and goes home.</source>
        <translation>{0} está dañado y se va a casa.</translation>
    </message>
    <message>
        <source>{0} gets off as it falls back.</source>
        <translation>{0} baja al retroceder.</translation>
    </message>
    <message>
        <source>open ground</source>
        <translation>terreno despejado</translation>
    </message>
    <message>
        <source>road, not marching</source>
        <translation>camino, sin marchar</translation>
    </message>
    <message>
        <source>sideways or backward at full speed</source>
        <translation>de lado o hacia atrás a toda velocidad</translation>
    </message>
    <message>
        <source>{0} in is less than the {1} in that a train goes at least</source>
        <translation>{0} pulg es menos que las {1} pulg que un tren recorre al menos</translation>
    </message>
    <message>
        <source>Base move</source>
        <translation>Movimiento base</translation>
    </message>
    <message>
        <source>If it differs from the action's, such as after a delayed order; 0: the action's own.</source>
        <translation>Cuando no es el de la acción, como tras una orden retrasada; 0: el de la acción.</translation>
    </message>
    <message>
        <source>Formation on the way</source>
        <translation>Formación por el camino</translation>
    </message>
    <message>
        <source>A March or Route March is made in march formation whatever stands here.</source>
        <translation>Una Marcha o una Marcha de ruta se hace en formación de marcha, ponga aquí lo que ponga.</translation>
    </message>
    <message>
        <source>Open ground</source>
        <translation>Terreno despejado</translation>
    </message>
    <message>
        <source>Rough ground</source>
        <translation>Terreno abrupto</translation>
    </message>
    <message>
        <source>Towns too, unless marching. Of a train: steep slopes, which alone slow it.</source>
        <translation>También los pueblos, salvo marchando. De un tren: pendientes fuertes, lo único que lo frena.</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Camino</translation>
    </message>
    <message>
        <source>Marching, towns too; otherwise it is open ground.</source>
        <translation>Marchando, también los pueblos; si no, es terreno despejado.</translation>
    </message>
    <message>
        <source>Sideways or backward</source>
        <translation>De lado o hacia atrás</translation>
    </message>
    <message>
        <source>In the open.</source>
        <translation>En terreno despejado.</translation>
    </message>
    <message>
        <source>Linear obstacles</source>
        <translation>Obstáculos lineales</translation>
    </message>
    <message>
        <source>Hedges, walls and the like to cross.</source>
        <translation>Setos, muros y cosas así que cruzar.</translation>
    </message>
    <message>
        <source>Choke-points</source>
        <translation>Pasos estrechos</translation>
    </message>
    <message>
        <source>Bridges, gates and the like; marching they are free.</source>
        <translation>Puentes, puertas y cosas así; marchando no cuestan.</translation>
    </message>
    <message>
        <source>inches used</source>
        <translation>pulgadas usadas</translation>
    </message>
    <message>
        <source>inches left</source>
        <translation>pulgadas que quedan</translation>
    </message>
    <message>
        <source>{It} can move so: an aircraft appears at any point of the table.</source>
        <translation>{It} puede moverse así: un avión aparece en cualquier punto de la mesa.</translation>
    </message>
    <message>
        <source>{It} can move so: {0} {1} used, {2} left.</source>
        <translation>{It} puede moverse así: {0} {1} usadas, quedan {2}.</translation>
    </message>
    <message>
        <source>{It} cannot move so: the path takes {0} {1}.</source>
        <translation>{It} no puede moverse así: el camino cuesta {0} {1}.</translation>
    </message>
    <message>
        <source>A train goes {0} {1} at least.</source>
        <translation>Un tren recorre al menos {0} {1}.</translation>
    </message>
    <message>
        <source>Keep {0} {1} from enemies.</source>
        <translation>Mantente a {0} {1} de los enemigos.</translation>
    </message>
    <message>
        <source>Maneuver the other way</source>
        <translation>Maniobra en sentido contrario</translation>
    </message>
    <message>
        <source>nothing against it</source>
        <translation>nada en contra</translation>
    </message>
    <message>
        <source>a Maneuver first</source>
        <translation>antes una Maniobra</translation>
    </message>
    <message>
        <source>a Maneuver before the halt</source>
        <translation>una Maniobra antes de pararse</translation>
    </message>
    <message>
        <source>a halt first</source>
        <translation>antes pararse</translation>
    </message>
    <message>
        <source>{The train} may do that.</source>
        <translation>{The train} puede hacerlo.</translation>
    </message>
    <message>
        <source>Not yet: from a halt a train first makes a Maneuver.</source>
        <translation>Todavía no: desde parado un tren hace antes una Maniobra.</translation>
    </message>
    <message>
        <source>Not yet: a train that marched makes a Maneuver before it halts.</source>
        <translation>Todavía no: un tren que marchó hace una Maniobra antes de pararse.</translation>
    </message>
    <message>
        <source>Not yet: a train halts before it goes the other way.</source>
        <translation>Todavía no: un tren se para antes de ir en sentido contrario.</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Turno anterior</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Este turno</translation>
    </message>
    <message>
        <source>Whether a base move suffices for a path.</source>
        <translation>Si un movimiento base basta para un camino.</translation>
    </message>
    <message>
        <source>Train sequence</source>
        <translation>Secuencia del tren</translation>
    </message>
    <message>
        <source>Whether a train may halt, maneuver or march next.</source>
        <translation>Si un tren puede pararse, maniobrar o marchar a continuación.</translation>
    </message>
    <message>
        <source>the levels in the same row destroy or drive back the unit anyway</source>
        <translation>los niveles de al lado destruyen la unidad o la hacen retroceder</translation>
    </message>
    <message>
        <source>{1} of 8 bases that fire at {0} inches</source>
        <translation>{1} de 8 bases que disparan a {0} pulgadas</translation>
    </message>
    <message>
        <source>{1} of 8 bases that fire at {0} inches, at a disordered unit in hard cover</source>
        <translation>{1} de 8 bases que disparan a {0} pulgadas, a una unidad desordenada en cobertura pesada</translation>
    </message>
    <message>
        <source>{1} bases that assault {0}</source>
        <translation>{1} bases que asaltan a {0}</translation>
    </message>
    <message>
        <source>{1} bases of veteran infantry that assault {0} in hard cover</source>
        <translation>{1} bases de infantería veterana que asaltan a {0} en cobertura pesada</translation>
    </message>
    <message>
        <source>a unit that is {1}, leader: {0}</source>
        <translation>una unidad {1}, jefe: {0}</translation>
    </message>
    <message>
        <source>a unit that is {1} and regroups, leader: {0}</source>
        <translation>una unidad {1} que se reorganiza, jefe: {0}</translation>
    </message>
    <message>
        <source>a {1} that explodes {0} inches away</source>
        <translation>explosión a {0} pulgadas: {1}</translation>
    </message>
    <message>
        <source>Has got off a train</source>
        <translation>Ha bajado de un tren</translation>
    </message>
    <message>
        <source>Has tried to regroup</source>
        <translation>Ha intentado reagruparse</translation>
    </message>
    <message>
        <source>Second leader near it</source>
        <translation>Segundo jefe cerca</translation>
    </message>
    <message>
        <source>a leader who steps out of the enemy's way does not join {0}</source>
        <translation>un jefe que se aparta del enemigo no se une a {0}</translation>
    </message>
    <message>
        <source>the leader does not touch {0}, and he stays where he is</source>
        <translation>el jefe no toca a {0}, y se queda donde está</translation>
    </message>
    <message>
        <source>{0} is a passenger and does not deploy</source>
        <translation>{0} va de pasajero y no despliega</translation>
    </message>
    <message>
        <source>the column of {0} has had its initiative round this turn</source>
        <translation>la columna de {0} ya ha tenido su ronda de iniciativa este turno</translation>
    </message>
    <message>
        <source>{0} rides: it takes a new facing and no other formation.</source>
        <translation>{0} va montada: toma un nuevo frente y ninguna otra formación.</translation>
    </message>
    <message>
        <source>the figures of this game are {0}</source>
        <translation>las figuras de esta partida son {0}</translation>
    </message>
    <message>
        <source>{0} gets off and is {1}.</source>
        <translation>{0} se apea y queda: {1}.</translation>
    </message>
    <message>
        <source>{0} has regrouped this turn and does nothing else</source>
        <translation>{0} se ha reagrupado este turno y no hace nada más</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>en orden</translation>
    </message>
    <message>
        <source>actor</source>
        <translation>quien actúa</translation>
    </message>
    <message>
        <source>aircraft</source>
        <translation>avión</translation>
    </message>
    <message>
        <source>assaulter</source>
        <translation>asaltante</translation>
    </message>
    <message>
        <source>car</source>
        <translation>auto</translation>
    </message>
    <message>
        <source>choke-point</source>
        <translation>paso estrecho</translation>
    </message>
    <message>
        <source>demoralized</source>
        <translation>desmoralizada</translation>
    </message>
    <message>
        <source>disordered</source>
        <translation>desordenada</translation>
    </message>
    <message>
        <source>inch</source>
        <translation>pulgada</translation>
    </message>
    <message>
        <source>irregular</source>
        <translation>irregular</translation>
    </message>
    <message>
        <source>maneuver</source>
        <translation>maniobra</translation>
    </message>
    <message>
        <source>march</source>
        <translation>marcha</translation>
    </message>
    <message>
        <source>orders</source>
        <translation>órdenes</translation>
    </message>
    <message>
        <source>outnumbered</source>
        <translation>superado en número</translation>
    </message>
    <message>
        <source>regroup</source>
        <translation>reorganización</translation>
    </message>
    <message>
        <source>tankette</source>
        <translation>tanqueta</translation>
    </message>
    <message>
        <source>transport</source>
        <translation>transporte</translation>
    </message>
    <message>
        <source>truck</source>
        <translation>camión</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>permitidas</translation>
    </message>
    <message>
        <source>assault</source>
        <translation>asalto</translation>
    </message>
    <message>
        <source>average</source>
        <translation>media</translation>
    </message>
    <message>
        <source>away</source>
        <translation>fuera</translation>
    </message>
    <message>
        <source>beaten</source>
        <translation>vencido</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>cerrado</translation>
    </message>
    <message>
        <source>delayed</source>
        <translation>retrasada</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hecho</translation>
    </message>
    <message>
        <source>even</source>
        <translation>igualado</translation>
    </message>
    <message>
        <source>government</source>
        <translation>gobierno</translation>
    </message>
    <message>
        <source>halt</source>
        <translation>alto</translation>
    </message>
    <message>
        <source>halted</source>
        <translation>parado</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>pesada</translation>
    </message>
    <message>
        <source>killed</source>
        <translation>muerto</translation>
    </message>
    <message>
        <source>motivated</source>
        <translation>motivado</translation>
    </message>
    <message>
        <source>máquina loca</source>
        <translation>máquina loca</translation>
    </message>
    <message>
        <source>neither</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>ordered</source>
        <translation>ordenada</translation>
    </message>
    <message>
        <source>revolutionary</source>
        <translation>revolucionario</translation>
    </message>
    <message>
        <source>score</source>
        <translation>puntuación</translation>
    </message>
    <message>
        <source>soft</source>
        <translation>ligera</translation>
    </message>
    <message>
        <source>unmotivated</source>
        <translation>desmotivado</translation>
    </message>
    <message>
        <source>visible</source>
        <translation>visible</translation>
    </message>
    <message>
        <source>whole</source>
        <translation>entero</translation>
    </message>
    <message>
        <source>Llano Grande: the wells</source>
        <translation>Llano Grande: los pozos</translation>
    </message>
    <message>
        <source>A made-up battle for the only wells on a wide plain, between a government army and a larger revolutionary one. Set up on a table of 8 by 5 feet: the hacienda with its wells and its walls (hard cover) in the middle, an arroyo and maguey fields (soft cover) on one flank, a low hill on the other. The government player puts three columns within 18 inches of one long edge, the revolutionary his three within 12 inches of the other; guns and machine guns may begin deployed. The fourth government column comes up the road behind the others on a route march. The government has a flying machine, and the stores in the hacienda: burnt, they are an asset lost. The government must hold the hacienda, the revolutionaries want it: who alone has bases in it after 12 turns has won, unless one army has passed its break point before. Nobody alone in it is a draw. The government army is of the usual make, four columns of 4-base units each with a leader, but for the flying machine; the revolutionaries have units of 6 bases, one of artillery and fewer machine guns. Names, qualities and places are ours.</source>
        <translation>Una batalla inventada por los únicos pozos de una gran llanura, entre un ejército del gobierno y otro revolucionario más numeroso. Prepara una mesa de 8 por 5 pies: en el centro la hacienda con sus pozos y sus muros (cobertura pesada), en un flanco un arroyo y magueyales (cobertura ligera), en el otro una loma baja. El jugador del gobierno pone tres columnas a 18 pulgadas o menos de un borde largo, el revolucionario sus tres a 12 pulgadas o menos del otro; cañones y ametralladoras pueden empezar desplegados. La cuarta columna del gobierno llega por el camino detrás de las demás, en marcha de ruta. El gobierno tiene una máquina voladora, y los almacenes de la hacienda: quemados, son un bien perdido. El gobierno tiene que mantener la hacienda, los revolucionarios la quieren: gana quien tenga él solo bases en ella tras 12 turnos, salvo que antes un ejército haya pasado su punto de ruptura. Si nadie está solo en ella son tablas. El ejército del gobierno es de la composición habitual, cuatro columnas de unidades de 4 bases con un jefe cada una, salvo la máquina voladora; los revolucionarios tienen unidades de 6 bases, una de artillería y menos ametralladoras. Nombres, calidades y lugares son nuestros.</translation>
    </message>
    <message>
        <source>Figures of 20 mm and more</source>
        <translation>Figuras de 20 mm y más</translation>
    </message>
    <message>
        <source>The table and the bases are doubled, and all distances that the game asks and tells.</source>
        <translation>La mesa y las bases se doblan, y todas las distancias que la partida pide y dice.</translation>
    </message>
    <message>
        <source>Rio Seco: the station</source>
        <translation>Río Seco: la estación</translation>
    </message>
    <message>
        <source>A made-up fight for a station on the line to the north. A government train stands at the platform, and two columns hold the trenches round the town; two columns of revolutionaries come out of the dry river bed and have sent an engine full of dynamite down the line. Set up on a table of 6 by 4 feet: the town and the trenches in the middle of one long side, the rails along it, woods on both flanks.</source>
        <translation>Un combate inventado por una estación de la línea del norte. Un tren del gobierno está en el andén, y dos columnas ocupan las trincheras alrededor del pueblo; dos columnas de revolucionarios salen del cauce seco y han lanzado por la vía una locomotora llena de dinamita. Prepara una mesa de 6 por 4 pies: el pueblo y las trincheras en el centro de un lado largo, los raíles a lo largo de él, bosque en los dos flancos.</translation>
    </message>
    <message>
        <source>battery</source>
        <translation>batería</translation>
    </message>
    <message>
        <source>{0} tries to regroup</source>
        <translation>{0} intenta reorganizarse</translation>
    </message>
    <message>
        <source>{0} explodes where it ends</source>
        <translation>{0} explota donde acaba</translation>
    </message>
    <message>
        <source>{0} explodes with nobody in reach</source>
        <translation>{0} explota sin nadie a su alcance</translation>
    </message>
    <message>
        <source>{0} takes any formation</source>
        <translation>{0} toma la formación que quiera</translation>
    </message>
    <message>
        <source>{0} steps aside</source>
        <translation>{0} se aparta</translation>
    </message>
    <message>
        <source>{0} is in danger too</source>
        <translation>{0} también está en peligro</translation>
    </message>
    <message>
        <source>{0} stays with another unit that he touches</source>
        <translation>{0} se queda con otra unidad que toca</translation>
    </message>
    <message>
        <source>{0} gets off with its level of damage</source>
        <translation>{0} baja con su nivel de daño</translation>
    </message>
    <message>
        <source>{0} runs onto track that is gone</source>
        <translation>{0} pasa por vía que ya no está</translation>
    </message>
    <message>
        <source>{0} stays for its other attack</source>
        <translation>{0} se queda para su otro ataque</translation>
    </message>
    <message>
        <source>{0} fires at {1} before it attacks</source>
        <translation>{0} dispara a {1} antes de que ataque</translation>
    </message>
    <message>
        <source>Nothing happens to {0}.</source>
        <translation>A {0} no le pasa nada.</translation>
    </message>
    <message>
        <source>Take 1 base off {0}.</source>
        <translation>Retira 1 base de {0}.</translation>
    </message>
    <message>
        <source>Take {1} bases off {0}.</source>
        <translation>Retira {1} bases de {0}.</translation>
    </message>
    <message>
        <source>{0} cannot fall back and surrenders.</source>
        <translation>{0} no puede retroceder y se rinde.</translation>
    </message>
    <message>
        <source>{0} is destroyed.</source>
        <translation>{0} queda destruida.</translation>
    </message>
    <message>
        <source>{0} loses {1} bases, falls back {2} inches and is {3}.</source>
        <translation>{0} pierde {1} bases, retrocede {2} pulgadas y queda {3}.</translation>
    </message>
    <message>
        <source>{0} blocks the track: units on it get off with {1} level of damage.</source>
        <translation>{0} bloquea la vía: las unidades que van en él bajan con {1} nivel de daño.</translation>
    </message>
    <message>
        <source>{0} blocks the track: units on it get off with {1} levels of damage.</source>
        <translation>{0} bloquea la vía: las unidades que van en él bajan con {1} niveles de daño.</translation>
    </message>
    <message>
        <source>Mark the lost cars of {0}: {1} in all.</source>
        <translation>Marca los vagones perdidos de {0}: {1} en total.</translation>
    </message>
    <message>
        <source>holding</source>
        <translation>lo mantienen</translation>
    </message>
    <message>
        <source>vehicle</source>
        <translation>vehículo</translation>
    </message>
    <message>
        <source>wire</source>
        <translation>alambrada</translation>
    </message>
    <message>
        <source>Has acted by being assaulted</source>
        <translation>Ha actuado al ser asaltada</translation>
    </message>
    <message>
        <source>Began the turn in march formation</source>
        <translation>Empezó el turno en formación de marcha</translation>
    </message>
    <message>
        <source>In trucks or cars</source>
        <translation>En camiones o coches</translation>
    </message>
    <message>
        <source>No artillery fires from there.</source>
        <translation>Desde allí no dispara artillería.</translation>
    </message>
    <message>
        <source>{0} explodes itself and is none of the units near it</source>
        <translation>{0} es la que explota y no es ninguna de las unidades cercanas</translation>
    </message>
    <message>
        <source>{0} began the turn in march formation and makes no assault</source>
        <translation>{0} empezó el turno en formación de marcha y no asalta</translation>
    </message>
    <message>
        <source>{0} steps out of the way only right after an assault on a unit that he is attached to</source>
        <translation>{0} solo se aparta justo después de un asalto a una unidad a la que está agregado</translation>
    </message>
    <message>
        <source>May stay or step aside</source>
        <translation>Puede quedarse o apartarse</translation>
    </message>
    <message>
        <source>unit driven off or run over</source>
        <translation>unidad rechazada o arrollada</translation>
    </message>
    <message>
        <source>Take {0} off and mark the track under it as gone.</source>
        <translation>Retira {0} y marca como destruida la vía que tiene debajo.</translation>
    </message>
</context>
</TS>
