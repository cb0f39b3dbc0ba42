<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>pedregal</name>
    <message>
        <source>leaders with the attacker</source>
        <translation>jefes con el atacante</translation>
    </message>
    <message>
        <source>leaders with the defender</source>
        <translation>jefes con el defensor</translation>
    </message>
    <message>
        <source>others stacked with it</source>
        <translation>otras apiladas con ella</translation>
    </message>
    <message>
        <source>units to hide</source>
        <translation>unidades por ocultar</translation>
    </message>
    <message>
        <source>leaders and engineers with it</source>
        <translation>jefes e ingenieros con ella</translation>
    </message>
    <message>
        <source>Move {0} back, not into or through a lava bed nor into an enemy zone; guns and horse cross no ravine.</source>
        <translation>Mueve atrás a {0}, no a un malpaís ni a través de él ni a una zona enemiga; cañones y caballería no cruzan barrancas.</translation>
    </message>
    <message>
        <source>There is no legal retreat: a lava bed, an enemy zone, for guns and horse a ravine. A step is lost instead.</source>
        <translation>No hay retirada legal: un malpaís, una zona enemiga, y para cañones y caballería una barranca. En su lugar se pierde un escalón.</translation>
    </message>
    <message>
        <source>Whether a U.S. unit is behind a protected hexside</source>
        <translation>Si hay una unidad de EE. UU. tras un lado de hexágono protegido</translation>
    </message>
    <message>
        <source>{0} becomes active.</source>
        <translation>{0} se activa.</translation>
    </message>
    <message>
        <source>{0} has fallen: it is for the HQ alone.</source>
        <translation>{0} ha caído: vale solo para el CG.</translation>
    </message>
    <message>
        <source>No Mexican unit is on the map.</source>
        <translation>No hay ninguna unidad mexicana en el mapa.</translation>
    </message>
    <message>
        <source>face of the die: </source>
        <translation>cara del dado: </translation>
    </message>
    <message>
        <source>there is no combat across a ravine (19.1)</source>
        <translation>no hay combate a través de una barranca (19.1)</translation>
    </message>
    <message>
        <source>a garrison does not attack (19.1)</source>
        <translation>una guarnición no ataca (19.1)</translation>
    </message>
    <message>
        <source>a disrupted unit does not attack</source>
        <translation>una unidad desorganizada no ataca</translation>
    </message>
    <message>
        <source>only infantry attacks a garrison (19.1)</source>
        <translation>solo la infantería ataca a una guarnición (19.1)</translation>
    </message>
    <message>
        <source>a garrison is not attacked while other units are in its hex (19.1)</source>
        <translation>no se ataca a una guarnición mientras haya otras unidades en su hexágono (19.1)</translation>
    </message>
    <message>
        <source>defense strength</source>
        <translation>fuerza de defensa</translation>
    </message>
    <message>
        <source>attack strength</source>
        <translation>fuerza de ataque</translation>
    </message>
    <message>
        <source>units above a garrison: their hex is clear</source>
        <translation>unidades por encima de una guarnición: su hexágono es despejado</translation>
    </message>
    <message>
        <source>infantry charging with an engineer: the protected hexside is clear</source>
        <translation>infantería que carga con un ingeniero: el lado protegido es despejado</translation>
    </message>
    <message>
        <source>less the defense strength</source>
        <translation>menos la fuerza de defensa</translation>
    </message>
    <message>
        <source>No engineer.</source>
        <translation>Sin ingeniero.</translation>
    </message>
    <message>
        <source>Of all its units.</source>
        <translation>De todas sus unidades.</translation>
    </message>
    <message>
        <source>Attack strength</source>
        <translation>Fuerza de ataque</translation>
    </message>
    <message>
        <source>Of all attacking units together; it is halved here.</source>
        <translation>De todas las unidades atacantes juntas; aquí se parte por la mitad.</translation>
    </message>
    <message>
        <source>Attacker's arm</source>
        <translation>Arma del atacante</translation>
    </message>
    <message>
        <source>Charge with an engineer</source>
        <translation>Carga con un ingeniero</translation>
    </message>
    <message>
        <source>U.S. infantry stacked with an engineer charges; a protected hexside is clear to it.</source>
        <translation>Carga infantería de EE. UU. apilada con un ingeniero; para ella un lado protegido es despejado.</translation>
    </message>
    <message>
        <source>Attacker is a garrison</source>
        <translation>El atacante es una guarnición</translation>
    </message>
    <message>
        <source>Of a bastion.</source>
        <translation>De un baluarte.</translation>
    </message>
    <message>
        <source>Hexside</source>
        <translation>Lado de hexágono</translation>
    </message>
    <message>
        <source>Defense strength</source>
        <translation>Fuerza de defensa</translation>
    </message>
    <message>
        <source>Of all defending units together; it is halved here.</source>
        <translation>De todas las unidades defensoras juntas; aquí se parte por la mitad.</translation>
    </message>
    <message>
        <source>Defender is a garrison</source>
        <translation>El defensor es una guarnición</translation>
    </message>
    <message>
        <source>Of a bastion; units above it in the hex are attacked by themselves, over clear hexsides.</source>
        <translation>De un baluarte; las unidades que hay encima en el hexágono se atacan por sí solas, por lados despejados.</translation>
    </message>
    <message>
        <source>Garrison covered</source>
        <translation>Guarnición cubierta</translation>
    </message>
    <message>
        <source>Other units stand in the bastion's hex; they are attacked as in clear terrain, the garrison not at all.</source>
        <translation>Hay otras unidades en el hexágono del baluarte; se las ataca como en terreno despejado, a la guarnición no.</translation>
    </message>
    <message>
        <source>attack less defense</source>
        <translation>ataque menos defensa</translation>
    </message>
    <message>
        <source>attacker's morale check</source>
        <translation>chequeo de moral del atacante</translation>
    </message>
    <message>
        <source>defender's morale check</source>
        <translation>chequeo de moral del defensor</translation>
    </message>
    <message>
        <source>a garrison ignores all but Dx and Dm</source>
        <translation>una guarnición ignora todo menos Dx y Dm</translation>
    </message>
    <message>
        <source>Strengths, the Combat Results Table and what becomes of both sides.</source>
        <translation>Fuerzas, la tabla de resultados de combate y qué es de los dos bandos.</translation>
    </message>
    <message>
        <source>{0}: {1} routs.</source>
        <translation>{0}: desbandada ({1}).</translation>
    </message>
    <message>
        <source>{0}: {1} is disrupted, cannot retreat and is destroyed.</source>
        <translation>{0}: desorganización sin poder retirarse; queda destruido ({1}).</translation>
    </message>
    <message>
        <source>{0}: {1} is destroyed.</source>
        <translation>{0}: queda destruido ({1}).</translation>
    </message>
    <message>
        <source>{0}: {1} is disrupted, cannot retreat and loses {2} {3}.</source>
        <translation>{0}: desorganización sin poder retirarse; pierde {2} {3} ({1}).</translation>
    </message>
    <message>
        <source>{0}: {1} loses {2} {3}.</source>
        <translation>{0}: pierde {2} {3} ({1}).</translation>
    </message>
    <message>
        <source>{0}: {1} cannot retreat and loses {2} {3}.</source>
        <translation>{0}: no puede retirarse y pierde {2} {3} ({1}).</translation>
    </message>
    <message>
        <source>{0}: {1} is disrupted and retreats {2} {3}.</source>
        <translation>{0}: desorganización y retirada de {2} {3} ({1}).</translation>
    </message>
    <message>
        <source>{0}: {1} retreats {2} {3}.</source>
        <translation>{0}: retirada de {2} {3} ({1}).</translation>
    </message>
    <message>
        <source>{0}: {1} has no step to lose.</source>
        <translation>{0}: no tiene escalón que perder ({1}).</translation>
    </message>
    <message>
        <source>{0}: {1} is disrupted.</source>
        <translation>{0}: desorganización ({1}).</translation>
    </message>
    <message>
        <source>{0}: {1} holds.</source>
        <translation>{0}: aguanta ({1}).</translation>
    </message>
    <message>
        <source>{0}: the garrison ignores it.</source>
        <translation>{0}: la guarnición lo ignora.</translation>
    </message>
    <message>
        <source>the garrison</source>
        <translation>la guarnición</translation>
    </message>
    <message>
        <source>Take its counter off the map.</source>
        <translation>Retira su ficha del mapa.</translation>
    </message>
    <message>
        <source>Take off {0} {1}.</source>
        <translation>Quita {0} {1}.</translation>
    </message>
    <message>
        <source>Take off {0} {1} of each unit, for the retreat that it cannot make.</source>
        <translation>Quita {0} {1} a cada unidad, por la retirada que no puede hacer.</translation>
    </message>
    <message>
        <source>Engineer casualty</source>
        <translation>Baja de ingeniero</translation>
    </message>
    <message>
        <source>Retreat</source>
        <translation>Retirada</translation>
    </message>
    <message>
        <source>The bastion is empty of it.</source>
        <translation>El baluarte queda sin ella.</translation>
    </message>
    <message>
        <source>boxes are built at set-up or as your movement phase begins, and turned up at will only in the latter (19.5 B, D)</source>
        <translation>las cajas se forman en el despliegue o al empezar la propia fase de movimiento; entonces se vuelven boca arriba a voluntad (19.5 B, D)</translation>
    </message>
    <message>
        <source>its HQ is not active: no box is built, and none is turned up at will (19.5 B, D)</source>
        <translation>su CG no está activo: no se forma ninguna caja ni se vuelve ninguna boca arriba a voluntad (19.5 B, D)</translation>
    </message>
    <message>
        <source>its side has moved: that is done as the movement phase begins (19.5 B, D)</source>
        <translation>su bando ya se ha movido: eso se hace al empezar la fase de movimiento (19.5 B, D)</translation>
    </message>
    <message>
        <source>there is no unit {0}</source>
        <translation>no hay ninguna unidad {0}</translation>
    </message>
    <message>
        <source>{0} is not a unit, leader or HQ</source>
        <translation>{0} no es una unidad, un jefe ni un CG</translation>
    </message>
    <message>
        <source>{0} is of the other side</source>
        <translation>{0} es del otro bando</translation>
    </message>
    <message>
        <source>{0} has routed and is off the map</source>
        <translation>{0} se ha desbandado y está fuera del mapa</translation>
    </message>
    <message>
        <source>{0} is off the map for good</source>
        <translation>{0} está fuera del mapa para siempre</translation>
    </message>
    <message>
        <source>{0} is in a box already (19.5 A)</source>
        <translation>{0} ya está en una caja (19.5 A)</translation>
    </message>
    <message>
        <source>name the units in it: S1 S2; marker 1 is real</source>
        <translation>nombra las unidades que van dentro: S1 S2; el marcador 1 es el verdadero</translation>
    </message>
    <message>
        <source>say which marker is real, 1 or 2: S1 S2; marker 1 is real</source>
        <translation>di qué marcador es el verdadero, 1 o 2: S1 S2; marker 1 is real</translation>
    </message>
    <message>
        <source>{0} is named twice</source>
        <translation>{0} se nombra dos veces</translation>
    </message>
    <message>
        <source>Has come onto the map this phase</source>
        <translation>Ha entrado en el mapa esta fase</translation>
    </message>
    <message>
        <source>May enter an enemy zone this phase</source>
        <translation>Puede entrar en una zona enemiga esta fase</translation>
    </message>
    <message>
        <source>Santa Anna is a casualty, and his HQ is active (19.4)</source>
        <translation>Santa Anna es una baja, y su cuartel general está activo (19.4)</translation>
    </message>
    <message>
        <source>{0} is a garrison and ignores enemy zones (19.1)</source>
        <translation>{0} es una guarnición y no hace caso de las zonas enemigas (19.1)</translation>
    </message>
    <message>
        <source>Santa Anna is active: no check is made (19.4)</source>
        <translation>Santa Anna está activo: no se hace comprobación (19.4)</translation>
    </message>
    <message>
        <source>{0} checks its morale before it enters an enemy zone: enemy-zone-entry first (19.4)</source>
        <translation>{0} comprueba su moral antes de entrar en una zona enemiga: primero enemy-zone-entry (19.4)</translation>
    </message>
    <message>
        <source>{0} is laid in another box already (19.5 A)</source>
        <translation>{0} ya está puesta en otra caja (19.5 A)</translation>
    </message>
    <message>
        <source>not those that left the map for {0} are laid in it (19.5 A)</source>
        <translation>los que hay en {0} no son los que dejaron el mapa por ella (19.5 A)</translation>
    </message>
    <message>
        <source>steps {0} and lost {1} are not the {2} it began with</source>
        <translation>{0} pasos y {1} perdidos no son los {2} del principio</translation>
    </message>
    <message>
        <source>{0} was laid in {1} and stayed on the map.</source>
        <translation>{0} se puso en {1} y se quedó en el mapa.</translation>
    </message>
    <message>
        <source>{0} is of another body than the rest: a box holds one, without a commander (19.5 B)</source>
        <translation>{0} es de otro cuerpo que el resto: una caja contiene uno, sin un comandante (19.5 B)</translation>
    </message>
    <message>
        <source>units still to come and units on the map are in boxes apart (19.5 B)</source>
        <translation>las unidades por llegar y las que están en el mapa van en cajas distintas (19.5 B)</translation>
    </message>
    <message>
        <source>a U.S. box holds one formation, unless Scott is in its hex (19.5 B): put him in, or give it as the reason</source>
        <translation>una caja de EE. UU. lleva una sola formación, salvo que Scott esté en su hexágono (19.5 B): mételo, o dalo como motivo</translation>
    </message>
    <message>
        <source>a Mexican box holds one army, unless Santa Anna is in its hex (19.5 B): put him in, or give it as the reason</source>
        <translation>una caja mexicana lleva un solo ejército, salvo que Santa Anna esté en su hexágono (19.5 B): mételo, o dalo como motivo</translation>
    </message>
    <message>
        <source>{0} is in use: it is free again once it is turned up (19.5 A)</source>
        <translation>{0} ya está formada: vuelve a estar libre cuando se haya vuelto boca arriba (19.5 A)</translation>
    </message>
    <message>
        <source>nothing is laid face down for {0}: lay its units first (19.5 A)</source>
        <translation>no se ha puesto nada por {0}: pon antes sus unidades (19.5 A)</translation>
    </message>
    <message>
        <source>the units of {0} are off the map already</source>
        <translation>las unidades de {0} ya están fuera del mapa</translation>
    </message>
    <message>
        <source>{0} has moved: boxes are built as the movement phase begins (19.5 B)</source>
        <translation>{0} se ha movido: las cajas se forman al empezar la fase de movimiento (19.5 B)</translation>
    </message>
    <message>
        <source>{0} is not on the map: off_map=yes</source>
        <translation>{0} no está en el mapa: off_map=yes</translation>
    </message>
    <message>
        <source> marker 1 is real</source>
        <translation> el marcador 1 es el verdadero</translation>
    </message>
    <message>
        <source>{0} comes onto the map on turn {1} (17.1)</source>
        <translation>{0} entra en el mapa en el turno {1} (17.1)</translation>
    </message>
    <message>
        <source>{0} has not come onto the map yet: enter (17.1)</source>
        <translation>{0} aún no ha entrado en el mapa: enter (17.1)</translation>
    </message>
    <message>
        <source>{0} is empty (19.5 A)</source>
        <translation>{0} está vacía (19.5 A)</translation>
    </message>
    <message>
        <source>the dummy of {0} is off the map (19.5 A)</source>
        <translation>el señuelo de {0} está fuera del mapa (19.5 A)</translation>
    </message>
    <message>
        <source>{0} is in no box that is turned up (19.5 E)</source>
        <translation>{0} no está en ninguna caja vuelta boca arriba (19.5 E)</translation>
    </message>
    <message>
        <source>{0} is not a combat unit: no morale check there (19.5 E)</source>
        <translation>{0} no es una unidad de combate: ahí no hay chequeo de moral (19.5 E)</translation>
    </message>
    <message>
        <source>die for the lava bed</source>
        <translation>dado del malpaís</translation>
    </message>
    <message>
        <source>die for Santa Anna and his HQ</source>
        <translation>dado de Santa Anna y su CG</translation>
    </message>
    <message>
        <source>die for a marker's move</source>
        <translation>dado del movimiento de un marcador</translation>
    </message>
    <message>
        <source>die for morale</source>
        <translation>dado de moral</translation>
    </message>
    <message>
        <source>die for a leader</source>
        <translation>dado de un jefe</translation>
    </message>
    <message>
        <source>Lava beds</source>
        <translation>Malpaís</translation>
    </message>
    <message>
        <source>Lava beds: added to the die</source>
        <translation>Malpaís: se suma al dado</translation>
    </message>
    <message>
        <source>with an engineer</source>
        <translation>con un ingeniero</translation>
    </message>
    <message>
        <source>Lava beds: movement points</source>
        <translation>Malpaís: puntos de movimiento</translation>
    </message>
    <message>
        <source>movement points for a lava bed</source>
        <translation>puntos de movimiento por un malpaís</translation>
    </message>
    <message>
        <source>Bastions</source>
        <translation>Baluartes</translation>
    </message>
    <message>
        <source>infantry units in a bastion</source>
        <translation>unidades de infantería en un baluarte</translation>
    </message>
    <message>
        <source>artillery units in a bastion</source>
        <translation>unidades de artillería en un baluarte</translation>
    </message>
    <message>
        <source>movement points to go in or out</source>
        <translation>puntos de movimiento por entrar o salir</translation>
    </message>
    <message>
        <source>Engineers</source>
        <translation>Ingenieros</translation>
    </message>
    <message>
        <source>engineers of the U.S. army</source>
        <translation>ingenieros del ejército de EE. UU.</translation>
    </message>
    <message>
        <source>Mexican command</source>
        <translation>Mando mexicano</translation>
    </message>
    <message>
        <source>Hidden boxes</source>
        <translation>Cajas ocultas</translation>
    </message>
    <message>
        <source>hidden boxes a side</source>
        <translation>cajas ocultas por bando</translation>
    </message>
    <message>
        <source>markers of a box</source>
        <translation>marcadores de una caja</translation>
    </message>
    <message>
        <source>Hidden movement: part of the allowance</source>
        <translation>Movimiento oculto: parte del movimiento</translation>
    </message>
    <message>
        <source>a third</source>
        <translation>un tercio</translation>
    </message>
    <message>
        <source>two thirds</source>
        <translation>dos tercios</translation>
    </message>
    <message>
        <source>Morale checks: added to the morale</source>
        <translation>Chequeos de moral: se suma a la moral</translation>
    </message>
    <message>
        <source>Morale checks: faces that fail</source>
        <translation>Chequeos de moral: caras que fallan</translation>
    </message>
    <message>
        <source>fails always from here on</source>
        <translation>falla siempre desde aquí</translation>
    </message>
    <message>
        <source>the attacker loses a step</source>
        <translation>el atacante pierde un escalón</translation>
    </message>
    <message>
        <source>the attacker retreats</source>
        <translation>el atacante se retira</translation>
    </message>
    <message>
        <source>the attacker checks its morale</source>
        <translation>el atacante hace chequeo de moral</translation>
    </message>
    <message>
        <source>the defender checks its morale</source>
        <translation>el defensor hace chequeo de moral</translation>
    </message>
    <message>
        <source>the defender retreats</source>
        <translation>el defensor se retira</translation>
    </message>
    <message>
        <source>the defender checks its morale and retreats</source>
        <translation>el defensor hace chequeo de moral y se retira</translation>
    </message>
    <message>
        <source>the defender loses a step</source>
        <translation>el defensor pierde un escalón</translation>
    </message>
    <message>
        <source>Combat results by attack less defense</source>
        <translation>Resultados de combate según ataque menos defensa</translation>
    </message>
    <message>
        <source>Combat: strengths halved</source>
        <translation>Combate: fuerzas partidas por la mitad</translation>
    </message>
    <message>
        <source>attack across a protected hexside</source>
        <translation>ataque a través de un lado protegido</translation>
    </message>
    <message>
        <source>defense of disrupted units</source>
        <translation>defensa de unidades desorganizadas</translation>
    </message>
    <message>
        <source>Combat: numbers of the results</source>
        <translation>Combate: números de los resultados</translation>
    </message>
    <message>
        <source>least strength that halving leaves</source>
        <translation>fuerza mínima que deja partir por la mitad</translation>
    </message>
    <message>
        <source>steps lost by x</source>
        <translation>escalones perdidos por x</translation>
    </message>
    <message>
        <source>hexes of a retreat</source>
        <translation>hexágonos de una retirada</translation>
    </message>
    <message>
        <source>steps lost for want of a retreat</source>
        <translation>escalones perdidos por no poder retirarse</translation>
    </message>
    <message>
        <source>Routs</source>
        <translation>Desbandadas</translation>
    </message>
    <message>
        <source>turns off the map</source>
        <translation>turnos fuera del mapa</translation>
    </message>
    <message>
        <source>Leader casualties</source>
        <translation>Bajas de jefes</translation>
    </message>
    <message>
        <source>Mexican units destroyed</source>
        <translation>Unidades mexicanas destruidas</translation>
    </message>
    <message>
        <source>Mexican leaders lost</source>
        <translation>Jefes mexicanos perdidos</translation>
    </message>
    <message>
        <source>U.S. steps eliminated</source>
        <translation>Escalones de EE. UU. eliminados</translation>
    </message>
    <message>
        <source>U.S. leaders lost</source>
        <translation>Jefes de EE. UU. perdidos</translation>
    </message>
    <message>
        <source>Victory: numbers</source>
        <translation>Victoria: números</translation>
    </message>
    <message>
        <source>least points that win</source>
        <translation>puntos mínimos que ganan</translation>
    </message>
    <message>
        <source>{0} routs.</source>
        <translation>{0} se desbanda.</translation>
    </message>
    <message>
        <source>Take {0} off the map until turn {1}.</source>
        <translation>Saca a {0} del mapa hasta el turno {1}.</translation>
    </message>
    <message>
        <source>{0} is disrupted.</source>
        <translation>{0} queda desorganizada.</translation>
    </message>
    <message>
        <source>Put a disruption marker on {0}.</source>
        <translation>Pon un marcador de desorganización a {0}.</translation>
    </message>
    <message>
        <source>{0} loses it</source>
        <translation>{0} lo pierde</translation>
    </message>
    <message>
        <source>Whether {0} falls</source>
        <translation>Si cae {0}</translation>
    </message>
    <message>
        <source>{0} is disrupted and does not attack</source>
        <translation>{0} está desorganizada y no ataca</translation>
    </message>
    <message>
        <source>{0} is a garrison and does not attack (19.1)</source>
        <translation>{0} es una guarnición y no ataca (19.1)</translation>
    </message>
    <message>
        <source>{0} is not infantry: nothing else attacks a garrison (19.1)</source>
        <translation>{0} no es infantería: nada más ataca a una guarnición (19.1)</translation>
    </message>
    <message>
        <source>{0} is not infantry: an engineer clears the protected hexside for nothing else (19.3)</source>
        <translation>{0} no es infantería: un ingeniero no despeja el lado protegido para nada más (19.3)</translation>
    </message>
    <message>
        <source>{0} is a garrison and is attacked apart from other units (19.1)</source>
        <translation>{0} es una guarnición y se la ataca aparte de otras unidades (19.1)</translation>
    </message>
    <message>
        <source>{0} is in another bastion (19.1)</source>
        <translation>{0} está en otro baluarte (19.1)</translation>
    </message>
    <message>
        <source>{0} is not active (19.4)</source>
        <translation>{0} no está activo (19.4)</translation>
    </message>
    <message>
        <source>its units have {0} together</source>
        <translation>sus unidades tienen {0} en total</translation>
    </message>
    <message>
        <source>{0} retreats first</source>
        <translation>{0} se retira antes</translation>
    </message>
    <message>
        <source>a step is to be lost first, by {0} or a unit with it</source>
        <translation>antes hay que perder un escalón, {0} o una unidad que esté con él</translation>
    </message>
    <message>
        <source>say which leader</source>
        <translation>di qué jefe</translation>
    </message>
    <message>
        <source>say which engineer</source>
        <translation>di qué ingeniero</translation>
    </message>
    <message>
        <source>{0} was with no unit that lost a step</source>
        <translation>{0} no estaba con ninguna unidad que perdiera un escalón</translation>
    </message>
    <message>
        <source>{0} is not driven back</source>
        <translation>{0} no es rechazada</translation>
    </message>
    <message>
        <source>{0} has no step to lose</source>
        <translation>{0} no tiene escalón que perder</translation>
    </message>
    <message>
        <source>U.S. unit behind a protected hexside</source>
        <translation>Unidad de EE. UU. tras un lado protegido</translation>
    </message>
    <message>
        <source>The moment one enters such a hex Santa Anna becomes active, without a die.</source>
        <translation>En cuanto una entra en un hexágono así, Santa Anna se activa, sin dado.</translation>
    </message>
    <message>
        <source>Active already</source>
        <translation>Ya activo</translation>
    </message>
    <message>
        <source>once active, active for good</source>
        <translation>una vez activo, activo para siempre</translation>
    </message>
    <message>
        <source>a U.S. unit is behind a protected hexside: active at once</source>
        <translation>hay una unidad de EE. UU. tras un lado protegido: activo enseguida</translation>
    </message>
    <message>
        <source>Mexican command stays active.</source>
        <translation>El mando mexicano sigue activo.</translation>
    </message>
    <message>
        <source>Mexican command becomes active.</source>
        <translation>El mando mexicano se activa.</translation>
    </message>
    <message>
        <source>From now on the Standard Rules of command hold. Until they are typed in, both stay active for the rest of the game: a ruling of ours.</source>
        <translation>Desde ahora valen las reglas generales de mando. Mientras no estén escritas, los dos siguen activos el resto de la partida: es decisión nuestra.</translation>
    </message>
    <message>
        <source>Mexican command stays inactive.</source>
        <translation>El mando mexicano sigue inactivo.</translation>
    </message>
    <message>
        <source>Mexican units enter an enemy zone only by a morale check or beside a unit of their army that is in one.</source>
        <translation>Las unidades mexicanas solo entran en una zona enemiga con un chequeo de moral o junto a una unidad de su ejército que esté en una.</translation>
    </message>
    <message>
        <source>No hidden box is made, and none is revealed at will.</source>
        <translation>No se forma ninguna caja oculta, ni se revela ninguna a voluntad.</translation>
    </message>
    <message>
        <source>Beside a unit in a zone</source>
        <translation>Junto a una unidad en una zona</translation>
    </message>
    <message>
        <source>The hex is adjacent to another unit of its army that is in an enemy zone too; of any formation.</source>
        <translation>El hexágono es adyacente a otra unidad de su ejército que también está en una zona enemiga; de cualquier formación.</translation>
    </message>
    <message>
        <source>Santa Anna active</source>
        <translation>Santa Anna activo</translation>
    </message>
    <message>
        <source>Garrison of a bastion</source>
        <translation>Guarnición de un baluarte</translation>
    </message>
    <message>
        <source>may enter</source>
        <translation>puede entrar</translation>
    </message>
    <message>
        <source>a garrison ignores enemy zones</source>
        <translation>una guarnición ignora las zonas enemigas</translation>
    </message>
    <message>
        <source>Santa Anna is active: no check</source>
        <translation>Santa Anna está activo: sin chequeo</translation>
    </message>
    <message>
        <source>beside a unit of its army in an enemy zone: no check</source>
        <translation>junto a una unidad de su ejército en una zona enemiga: sin chequeo</translation>
    </message>
    <message>
        <source>morale check</source>
        <translation>chequeo de moral</translation>
    </message>
    <message>
        <source>{The Mexican unit} fails its morale check and stays out of the enemy zone.</source>
        <translation>{The Mexican unit} falla su chequeo de moral y se queda fuera de la zona enemiga.</translation>
    </message>
    <message>
        <source>Its movement phase is over.</source>
        <translation>Su fase de movimiento ha acabado.</translation>
    </message>
    <message>
        <source>{The Mexican unit} may enter the enemy zone.</source>
        <translation>{The Mexican unit} puede entrar en la zona enemiga.</translation>
    </message>
    <message>
        <source>A bastion holds infantry units {0}, artillery units {1}; movement points to go in or out: {2}. They have no zone of control and do not count for stacking.</source>
        <translation>Un baluarte admite unidades de infantería {0}, de artillería {1}; puntos de movimiento por entrar o salir: {2}. No tienen zona de control y no cuentan para el apilamiento.</translation>
    </message>
    <message>
        <source>Whether Santa Anna and his HQ become active, at the start of each Mexican movement phase.</source>
        <translation>Si Santa Anna y su CG se activan, al empezar cada fase de movimiento mexicana.</translation>
    </message>
    <message>
        <source>Enemy zone entry</source>
        <translation>Entrada en zona enemiga</translation>
    </message>
    <message>
        <source>Whether a Mexican unit enters an enemy zone of control while Santa Anna is inactive.</source>
        <translation>Si una unidad mexicana entra en una zona de control enemiga mientras Santa Anna está inactivo.</translation>
    </message>
    <message>
        <source>the Mexican unit</source>
        <translation>la unidad mexicana</translation>
    </message>
    <message>
        <source>the infantry</source>
        <translation>la infantería</translation>
    </message>
    <message>
        <source>infantry's allowance</source>
        <translation>movimiento de la infantería</translation>
    </message>
    <message>
        <source>Infantry's allowance</source>
        <translation>Movimiento de la infantería</translation>
    </message>
    <message>
        <source>Movement points of infantry, or its march rate.</source>
        <translation>Puntos de movimiento de la infantería, o su ritmo de marcha.</translation>
    </message>
    <message>
        <source>HQ active</source>
        <translation>CG activo</translation>
    </message>
    <message>
        <source>whole with an active HQ</source>
        <translation>entero con un CG activo</translation>
    </message>
    <message>
        <source>hidden march</source>
        <translation>marcha oculta</translation>
    </message>
    <message>
        <source>die for the marker's move</source>
        <translation>dado del movimiento del marcador</translation>
    </message>
    <message>
        <source>The marker has 1 movement point.</source>
        <translation>El marcador tiene 1 punto de movimiento.</translation>
    </message>
    <message>
        <source>The marker has {0} movement points.</source>
        <translation>El marcador tiene {0} puntos de movimiento.</translation>
    </message>
    <message>
        <source>It stacks with no combat unit and no other marker, not even in passing; leaders and HQs do not count.</source>
        <translation>No se apila con ninguna unidad de combate ni con otro marcador, ni siquiera de paso; jefes y CG no cuentan.</translation>
    </message>
    <message>
        <source>It stays out of hexes where it would be revealed: in sight of or next to an enemy unit, leader, HQ or train.</source>
        <translation>Evita los hexágonos donde quedaría revelado: a la vista de una unidad, jefe, CG o tren enemigo, o junto a él.</translation>
    </message>
    <message>
        <source>No box is made, and none is revealed at will.</source>
        <translation>No se forma ninguna caja, ni se revela ninguna a voluntad.</translation>
    </message>
    <message>
        <source>In or next to an enemy zone</source>
        <translation>En una zona enemiga o junto a ella</translation>
    </message>
    <message>
        <source>Of control, where it deploys.</source>
        <translation>De control, donde se despliega.</translation>
    </message>
    <message>
        <source>no morale check: no enemy zone there or next to it</source>
        <translation>sin chequeo de moral: allí no hay zona enemiga ni al lado</translation>
    </message>
    <message>
        <source>{The unit} was disrupted before: as it deploys it routs.</source>
        <translation>{The unit} ya estaba desorganizada: al desplegarse se desbanda.</translation>
    </message>
    <message>
        <source>{The unit} deploys as it is.</source>
        <translation>{The unit} se despliega como está.</translation>
    </message>
    <message>
        <source>{The unit} deploys disrupted.</source>
        <translation>{The unit} se despliega desorganizada.</translation>
    </message>
    <message>
        <source>Place it on or next to the real marker; it may stack there beyond the limit.</source>
        <translation>Colócala en el marcador verdadero o junto a él; allí puede apilarse por encima del límite.</translation>
    </message>
    <message>
        <source>When all units of the box are placed, take its markers off the map, the dummy too.</source>
        <translation>Cuando estén colocadas todas las unidades de la caja, retira sus marcadores del mapa, también el señuelo.</translation>
    </message>
    <message>
        <source>An enemy that was moving goes on then.</source>
        <translation>Entonces sigue un enemigo que se estaba moviendo.</translation>
    </message>
    <message>
        <source>Their markers come in when and where they are due.</source>
        <translation>Sus marcadores entran cuando y donde toca.</translation>
    </message>
    <message>
        <source>in a box</source>
        <translation>en una caja</translation>
    </message>
    <message>
        <source>box in use</source>
        <translation>caja en uso</translation>
    </message>
    <message>
        <source>The units wait for their turn in the box.</source>
        <translation>Las unidades esperan su turno en la caja.</translation>
    </message>
    <message>
        <source>The units leave the map.</source>
        <translation>Las unidades dejan el mapa.</translation>
    </message>
    <message>
        <source>Place the {0} markers of each box on or next to its hex: one is real, and nobody else knows which. Leaders and HQs inside are inactive; a side has {1} boxes.</source>
        <translation>Coloca los {0} marcadores de cada caja en su hexágono o junto a él: uno es real y nadie más sabe cuál. Los jefes y CG de dentro están inactivos; un bando tiene {1} cajas.</translation>
    </message>
    <message>
        <source>It is the dummy</source>
        <translation>Es el señuelo</translation>
    </message>
    <message>
        <source>Its owner says so; the box stays hidden.</source>
        <translation>Lo dice su dueño; la caja sigue oculta.</translation>
    </message>
    <message>
        <source>turned up</source>
        <translation>vuelta boca arriba</translation>
    </message>
    <message>
        <source>in sight of an enemy, or next to one</source>
        <translation>a la vista de un enemigo, o junto a él</translation>
    </message>
    <message>
        <source>The marker is the dummy.</source>
        <translation>El marcador es el señuelo.</translation>
    </message>
    <message>
        <source>Take it off the map; the other one stays, an enemy that was moving goes on.</source>
        <translation>Retíralo del mapa; el otro se queda, y sigue un enemigo que se estaba moviendo.</translation>
    </message>
    <message>
        <source>The marker is revealed.</source>
        <translation>El marcador queda revelado.</translation>
    </message>
    <message>
        <source>Halt an enemy that moves, turn up the box and deploy its units.</source>
        <translation>Detén a un enemigo que se mueve, vuelve boca arriba la caja y despliega sus unidades.</translation>
    </message>
    <message>
        <source>Into boxes</source>
        <translation>A las cajas</translation>
    </message>
    <message>
        <source>Units go off the map into hidden boxes.</source>
        <translation>Unidades pasan del mapa a cajas ocultas.</translation>
    </message>
    <message>
        <source>Marker seen</source>
        <translation>Marcador visto</translation>
    </message>
    <message>
        <source>An enemy comes in sight of a marker or next to it.</source>
        <translation>Un enemigo tiene a la vista un marcador o llega junto a él.</translation>
    </message>
    <message>
        <source>Hidden march</source>
        <translation>Marcha oculta</translation>
    </message>
    <message>
        <source>How far a marker of hidden movement goes.</source>
        <translation>Hasta dónde va un marcador de movimiento oculto.</translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>Despliegue</translation>
    </message>
    <message>
        <source>What becomes of a unit that is revealed and deploys.</source>
        <translation>Qué es de una unidad revelada que se despliega.</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>otra cosa</translation>
    </message>
    <message>
        <source>entry into an enemy zone</source>
        <translation>entrada en una zona enemiga</translation>
    </message>
    <message>
        <source>a charge</source>
        <translation>una carga</translation>
    </message>
    <message>
        <source>Checked for</source>
        <translation>Se comprueba por</translation>
    </message>
    <message>
        <source>In a game this decides whether it recovers, moves on or attacks.</source>
        <translation>En una partida, según ello la unidad se recupera, acaba su movimiento o no ataca.</translation>
    </message>
    <message>
        <source>{The unit} passes its morale check.</source>
        <translation>{The unit} supera su chequeo de moral.</translation>
    </message>
    <message>
        <source>{The unit} fails its morale check.</source>
        <translation>{The unit} falla su chequeo de moral.</translation>
    </message>
    <message>
        <source>It recovers: take its disruption marker off.</source>
        <translation>Se recupera: quita su marcador de desorganización.</translation>
    </message>
    <message>
        <source>It stays disrupted.</source>
        <translation>Sigue desorganizada.</translation>
    </message>
    <message>
        <source>It may enter the enemy zone.</source>
        <translation>Puede entrar en la zona enemiga.</translation>
    </message>
    <message>
        <source>It stays out of the enemy zone; its movement phase is over.</source>
        <translation>Se queda fuera de la zona enemiga; su fase de movimiento ha acabado.</translation>
    </message>
    <message>
        <source>It may charge.</source>
        <translation>Puede cargar.</translation>
    </message>
    <message>
        <source>It does not attack in this phase.</source>
        <translation>No ataca en esta fase.</translation>
    </message>
    <message>
        <source>{The unit} recovers.</source>
        <translation>{The unit} se recupera.</translation>
    </message>
    <message>
        <source>Take its disruption marker off.</source>
        <translation>Quita su marcador de desorganización.</translation>
    </message>
    <message>
        <source>{The unit} stays disrupted.</source>
        <translation>{The unit} sigue desorganizada.</translation>
    </message>
    <message>
        <source>A step was lost</source>
        <translation>Se perdió un escalón</translation>
    </message>
    <message>
        <source>By the units he is stacked with, in this combat.</source>
        <translation>De las unidades con las que está apilado, en este combate.</translation>
    </message>
    <message>
        <source>Engineer</source>
        <translation>Ingeniero</translation>
    </message>
    <message>
        <source>An engineer rolls apart from another leader with him.</source>
        <translation>Un ingeniero tira aparte de otro jefe que esté con él.</translation>
    </message>
    <message>
        <source>no step lost, no check</source>
        <translation>sin escalón perdido, sin chequeo</translation>
    </message>
    <message>
        <source>engineer casualty</source>
        <translation>baja de ingeniero</translation>
    </message>
    <message>
        <source>die for the engineer</source>
        <translation>dado del ingeniero</translation>
    </message>
    <message>
        <source>The engineer is unhurt.</source>
        <translation>El ingeniero sale ileso.</translation>
    </message>
    <message>
        <source>{The leader} is a casualty.</source>
        <translation>{The leader} es baja.</translation>
    </message>
    <message>
        <source>Take him off the map; he counts for the enemy's points.</source>
        <translation>Retíralo del mapa; cuenta para los puntos del enemigo.</translation>
    </message>
    <message>
        <source>The engineer is a casualty.</source>
        <translation>El ingeniero es baja.</translation>
    </message>
    <message>
        <source>Take him off the map; engineers, {0} at the start, count as leaders for the Mexican player's points.</source>
        <translation>Retíralo del mapa; los ingenieros, {0} al empezar, cuentan como jefes para los puntos del jugador mexicano.</translation>
    </message>
    <message>
        <source>morale of the unit</source>
        <translation>moral de la unidad</translation>
    </message>
    <message>
        <source>a die of {0} or more always fails</source>
        <translation>un dado de {0} o más siempre falla</translation>
    </message>
    <message>
        <source>die for morale, passed up to {0}</source>
        <translation>dado de moral, supera hasta {0}</translation>
    </message>
    <message>
        <source>Put a disruption marker on it.</source>
        <translation>Ponle un marcador de desorganización.</translation>
    </message>
    <message>
        <source>Take it off the map. It returns in {0} turns beside its HQ, disrupted.</source>
        <translation>Retírala del mapa. Vuelve dentro de {0} turnos junto a su CG, desorganizada.</translation>
    </message>
    <message>
        <source>Morale check</source>
        <translation>Chequeo de moral</translation>
    </message>
    <message>
        <source>Whether a unit passes a morale check.</source>
        <translation>Si una unidad supera un chequeo de moral.</translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>Recuperación</translation>
    </message>
    <message>
        <source>Whether a disrupted unit that has not moved comes to good order.</source>
        <translation>Si una unidad desorganizada que no se ha movido vuelve al buen orden.</translation>
    </message>
    <message>
        <source>Whether a leader falls when his side has lost a step.</source>
        <translation>Si cae un jefe cuando su bando ha perdido un escalón.</translation>
    </message>
    <message>
        <source>Stacked with it; an engineer is no help.</source>
        <translation>Apilado con ella; un ingeniero no ayuda.</translation>
    </message>
    <message>
        <source>Infantry</source>
        <translation>Infantería</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Escalones</translation>
    </message>
    <message>
        <source>With an engineer</source>
        <translation>Con un ingeniero</translation>
    </message>
    <message>
        <source>He travels with it.</source>
        <translation>Viaja con ella.</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Ejército</translation>
    </message>
    <message>
        <source>Disrupted</source>
        <translation>Desorganizada</translation>
    </message>
    <message>
        <source>Along a trail</source>
        <translation>Por un sendero</translation>
    </message>
    <message>
        <source>as along a road</source>
        <translation>como por un camino</translation>
    </message>
    <message>
        <source>a trail is a road to a unit with an engineer</source>
        <translation>un sendero es un camino para una unidad con un ingeniero</translation>
    </message>
    <message>
        <source>no engineer: a trail does not count as a road</source>
        <translation>sin ingeniero: un sendero no es un camino</translation>
    </message>
    <message>
        <source>no trail</source>
        <translation>sin sendero</translation>
    </message>
    <message>
        <source>{It} moves along the trail as along a road.</source>
        <translation>{It} se mueve por el sendero como por un camino.</translation>
    </message>
    <message>
        <source>{It} moves.</source>
        <translation>{It} se mueve.</translation>
    </message>
    <message>
        <source>Without an engineer the trail does not count as a road.</source>
        <translation>Sin ingeniero el sendero no es un camino para ella.</translation>
    </message>
    <message>
        <source>at San Augustin</source>
        <translation>en San Agustín</translation>
    </message>
    <message>
        <source>a Mexican unit enters San Augustin</source>
        <translation>una unidad mexicana entra en San Agustín</translation>
    </message>
    <message>
        <source>A Mexican unit is at San Augustin: the Mexican player wins at once.</source>
        <translation>Hay una unidad mexicana en San Agustín: el jugador mexicano gana enseguida.</translation>
    </message>
    <message>
        <source>Entry hex</source>
        <translation>Hexágono de entrada</translation>
    </message>
    <message>
        <source>The same for all of them.</source>
        <translation>El mismo para todas.</translation>
    </message>
    <message>
        <source>enters at</source>
        <translation>entra por</translation>
    </message>
    <message>
        <source>on the map</source>
        <translation>en el mapa</translation>
    </message>
    <message>
        <source>reinforcements come where the first of them came</source>
        <translation>los refuerzos llegan por donde llegó el primero</translation>
    </message>
    <message>
        <source>{It} comes onto the map at {0}.</source>
        <translation>{It} entra en el mapa por {0}.</translation>
    </message>
    <message>
        <source>above its garrison</source>
        <translation>encima de su guarnición</translation>
    </message>
    <message>
        <source>only infantry and artillery are a garrison (19.1)</source>
        <translation>solo infantería y artillería son guarnición (19.1)</translation>
    </message>
    <message>
        <source>Goes</source>
        <translation>Va</translation>
    </message>
    <message>
        <source>Above: it stands in the bastion's hex and is no garrison.</source>
        <translation>Encima: está en el hexágono del baluarte y no es guarnición.</translation>
    </message>
    <message>
        <source>{It} stands in the hex of the bastion.</source>
        <translation>{It} está en el hexágono del baluarte.</translation>
    </message>
    <message>
        <source>{It} leaves the bastion.</source>
        <translation>{It} deja el baluarte.</translation>
    </message>
    <message>
        <source>{It} is the bastion's garrison.</source>
        <translation>{It} es la guarnición del baluarte.</translation>
    </message>
    <message>
        <source>A bastion holds infantry units {0}, artillery units {1}. They have no zone of control, attack nobody and do not stack.</source>
        <translation>Un baluarte admite unidades de infantería {0}, de artillería {1}. No tienen zona de control, no atacan a nadie y no se apilan.</translation>
    </message>
    <message>
        <source>Movement points for it: {0}.</source>
        <translation>Puntos de movimiento por ello: {0}.</translation>
    </message>
    <message>
        <source>A stack has moved, along a trail or not.</source>
        <translation>Una pila se ha movido, por un sendero o no.</translation>
    </message>
    <message>
        <source>San Augustin</source>
        <translation>San Agustín</translation>
    </message>
    <message>
        <source>A Mexican unit enters hex 0118, and the game is over.</source>
        <translation>Una unidad mexicana entra en el hexágono 0118, y la partida acaba.</translation>
    </message>
    <message>
        <source>Reinforcements</source>
        <translation>Refuerzos</translation>
    </message>
    <message>
        <source>A unit comes onto the map on its turn or later.</source>
        <translation>Una unidad entra en el mapa en su turno o después.</translation>
    </message>
    <message>
        <source>Garrison</source>
        <translation>Guarnición</translation>
    </message>
    <message>
        <source>A unit goes into a bastion, above its garrison, or out.</source>
        <translation>Una unidad entra en un baluarte, encima de su guarnición, o sale.</translation>
    </message>
    <message>
        <source>{0} is destroyed</source>
        <translation>{0} está destruida</translation>
    </message>
    <message>
        <source>{0} is a casualty</source>
        <translation>{0} es baja</translation>
    </message>
    <message>
        <source>{0} has routed and is off the map until turn {1}</source>
        <translation>{0} se ha desbandado y está fuera del mapa hasta el turno {1}</translation>
    </message>
    <message>
        <source>{0} arrives on turn {1} (17.1)</source>
        <translation>{0} llega en el turno {1} (17.1)</translation>
    </message>
    <message>
        <source>{0} is in a hidden box (19.5)</source>
        <translation>{0} está en una caja oculta (19.5)</translation>
    </message>
    <message>
        <source>{0} has not routed</source>
        <translation>{0} no se ha desbandado</translation>
    </message>
    <message>
        <source>{0} does not act in the other side's half of the turn (17.1)</source>
        <translation>{0} no actúa en la mitad del turno del otro bando (17.1)</translation>
    </message>
    <message>
        <source>{0} has attacked in this phase, or failed to charge</source>
        <translation>{0} ya ha atacado en esta fase, o no logró cargar</translation>
    </message>
    <message>
        <source>{0} has made its move in this phase</source>
        <translation>{0} ya ha hecho su movimiento en esta fase</translation>
    </message>
    <message>
        <source>the move of {0} is over (19.1, 19.4)</source>
        <translation>el movimiento de {0} ha acabado (19.1, 19.4)</translation>
    </message>
    <message>
        <source>{0} has tried to recover and does not move</source>
        <translation>{0} ha intentado recuperarse y no se mueve</translation>
    </message>
    <message>
        <source>{0} is not a combat unit</source>
        <translation>{0} no es una unidad de combate</translation>
    </message>
    <message>
        <source>{0} is not infantry: only U.S. infantry and leaders enter a lava bed (19.1)</source>
        <translation>{0} no es infantería: en un malpaís solo entran infantería de EE. UU. y jefes (19.1)</translation>
    </message>
    <message>
        <source>{0} is not a leader: an HQ enters no lava bed (19.1)</source>
        <translation>{0} no es un jefe: un CG no entra en un malpaís (19.1)</translation>
    </message>
    <message>
        <source>{0} is not an engineer (19.3)</source>
        <translation>{0} no es ingeniero (19.3)</translation>
    </message>
    <message>
        <source>{0} rolls, with the engineer beside him: name him as the unit (19.3)</source>
        <translation>{0} tira, con el ingeniero que lo acompaña: nómbralo como la unidad (19.3)</translation>
    </message>
    <message>
        <source>{0} is not in the same box: he does not help (19.5 C)</source>
        <translation>{0} no está en la misma caja: no ayuda (19.5 C)</translation>
    </message>
    <message>
        <source>{0} is not infantry and does not cross (19.1)</source>
        <translation>{0} no es infantería y no cruza (19.1)</translation>
    </message>
    <message>
        <source>Santa Anna is active (19.4)</source>
        <translation>Santa Anna está activo (19.4)</translation>
    </message>
    <message>
        <source>Santa Anna is tested in the Mexican command phase, or awakened by a U.S. unit behind a protected hexside (19.4)</source>
        <translation>a Santa Anna se le tira en la fase de mando mexicana, o lo despierta una unidad de EE. UU. tras un lado de hexágono protegido (19.4)</translation>
    </message>
    <message>
        <source>Santa Anna has been tested in this phase (19.4)</source>
        <translation>a Santa Anna ya se le ha probado en esta fase (19.4)</translation>
    </message>
    <message>
        <source>no Mexican unit has entered it: play San Augustin with the unit (18.2)</source>
        <translation>no ha entrado ninguna unidad mexicana: juega San Agustín con la unidad (18.2)</translation>
    </message>
    <message>
        <source>a Mexican unit has entered it (18.2)</source>
        <translation>ha entrado una unidad mexicana (18.2)</translation>
    </message>
    <message>
        <source>{0} is not the army of {1}</source>
        <translation>{0} no es el ejército de {1}</translation>
    </message>
    <message>
        <source>{0} has moved in this phase</source>
        <translation>{0} se ha movido en esta fase</translation>
    </message>
    <message>
        <source>{0} deploys from its box first (19.5 D)</source>
        <translation>{0} despliega primero desde su casilla (19.5 D)</translation>
    </message>
    <message>
        <source>{0} is seen: it is turned up first (19.5 D)</source>
        <translation>{0} está a la vista: primero se vuelve boca arriba (19.5 D)</translation>
    </message>
    <message>
        <source>{0} goes nowhere next to an enemy (19.5 C)</source>
        <translation>{0} no va a ningún sitio junto a un enemigo (19.5 C)</translation>
    </message>
    <message>
        <source>{0} is not disrupted</source>
        <translation>{0} no está desorganizada</translation>
    </message>
    <message>
        <source>{0} has tried to recover in this phase</source>
        <translation>{0} ya ha intentado recuperarse en esta fase</translation>
    </message>
    <message>
        <source>{0} is not Mexican and enters enemy zones without a check (19.4)</source>
        <translation>{0} no es mexicana y entra en zonas enemigas sin chequeo (19.4)</translation>
    </message>
    <message>
        <source>{0} is driven back only in combat: play its retreat there (19.1)</source>
        <translation>a {0} solo la rechaza el combate: allí lo dice su retirada (19.1)</translation>
    </message>
    <message>
        <source>a charge is made in combat</source>
        <translation>una carga se hace en combate</translation>
    </message>
    <message>
        <source>that is checked in movement</source>
        <translation>eso se comprueba en el movimiento</translation>
    </message>
    <message>
        <source>the first of them came at {0}: all come there (17.3)</source>
        <translation>la primera de ellas llegó por {0}: todas llegan por allí (17.3)</translation>
    </message>
    <message>
        <source>{0} goes in or out at set-up or in movement (19.1)</source>
        <translation>{0} entra o sale en el despliegue o en el movimiento (19.1)</translation>
    </message>
    <message>
        <source>{0} is in no bastion (19.1)</source>
        <translation>{0} no está en ningún baluarte (19.1)</translation>
    </message>
    <message>
        <source>say which bastion</source>
        <translation>di qué baluarte</translation>
    </message>
    <message>
        <source>{0} is there already (19.1)</source>
        <translation>{0} ya está allí (19.1)</translation>
    </message>
    <message>
        <source>{0} is held by the enemy (19.1)</source>
        <translation>{0} está en manos del enemigo (19.1)</translation>
    </message>
    <message>
        <source>{0} has its garrison of that arm (19.1)</source>
        <translation>{0} ya tiene su guarnición de esa arma (19.1)</translation>
    </message>
    <message>
        <source>{0} is not Mexican (18.2)</source>
        <translation>{0} no es mexicana (18.2)</translation>
    </message>
    <message>
        <source>{0} has not attacked: in combat a unit enters hexes by an advance or a retreat (18.2)</source>
        <translation>{0} no ha atacado: en combate una unidad entra en hexágonos por un avance o una retirada (18.2)</translation>
    </message>
    <message>
        <source>{0} has not attacked: in combat a unit crosses by its advance (19.1)</source>
        <translation>{0} no ha atacado: en combate una unidad cruza al avanzar (19.1)</translation>
    </message>
    <message>
        <source>across a ravine</source>
        <translation>a través de una barranca</translation>
    </message>
    <message>
        <source>only infantry retreats across a ravine (19.1)</source>
        <translation>solo la infantería se retira a través de una barranca (19.1)</translation>
    </message>
    <message>
        <source>Way back</source>
        <translation>Camino de retirada</translation>
    </message>
    <message>
        <source>retreats hexes</source>
        <translation>hexágonos de retirada</translation>
    </message>
    <message>
        <source>steps lost</source>
        <translation>escalones perdidos</translation>
    </message>
    <message>
        <source>a retreat across a ravine disrupts</source>
        <translation>una retirada a través de una barranca desorganiza</translation>
    </message>
    <message>
        <source>{It} cannot retreat and is destroyed.</source>
        <translation>{It} no puede retirarse y queda destruida.</translation>
    </message>
    <message>
        <source>{It} cannot retreat and loses {0} {1}.</source>
        <translation>{It} no puede retirarse y pierde {0} {1}.</translation>
    </message>
    <message>
        <source>{It} was disrupted before: at the ravine it routs.</source>
        <translation>{It} ya estaba desorganizada: en la barranca se desbanda.</translation>
    </message>
    <message>
        <source>{It} retreats {0} {1} across the ravine and is disrupted.</source>
        <translation>{It} se retira {0} {1} a través de la barranca y queda desorganizada.</translation>
    </message>
    <message>
        <source>{It} retreats {0} {1}.</source>
        <translation>{It} se retira {0} {1}.</translation>
    </message>
    <message>
        <source>Next to its HQ</source>
        <translation>Junto a su CG</translation>
    </message>
    <message>
        <source>No: its HQ is off the map, or there is no room.</source>
        <translation>No: su CG está fuera del mapa, o no hay sitio.</translation>
    </message>
    <message>
        <source>{It} comes back, disrupted.</source>
        <translation>{It} vuelve, desorganizada.</translation>
    </message>
    <message>
        <source>Put it next to its HQ with a disruption marker.</source>
        <translation>Ponla junto a su CG con un marcador de desorganización.</translation>
    </message>
    <message>
        <source>Put it where it may stand, as near to its HQ as can be known, with a disruption marker.</source>
        <translation>Ponla donde pueda estar, tan cerca de su CG como se sepa, con un marcador de desorganización.</translation>
    </message>
    <message>
        <source>Steps to lose</source>
        <translation>Escalones que perder</translation>
    </message>
    <message>
        <source>Of the whole stack together.</source>
        <translation>De toda la pila junta.</translation>
    </message>
    <message>
        <source>steps to lose</source>
        <translation>escalones que perder</translation>
    </message>
    <message>
        <source>{The unit} is destroyed.</source>
        <translation>{The unit} queda destruida.</translation>
    </message>
    <message>
        <source>{The unit} loses {0} {1}.</source>
        <translation>{The unit} pierde {0} {1}.</translation>
    </message>
    <message>
        <source>Where a unit goes that is driven back.</source>
        <translation>Adónde va una unidad rechazada.</translation>
    </message>
    <message>
        <source>Coming back</source>
        <translation>Vuelta</translation>
    </message>
    <message>
        <source>A routed unit comes back onto the map.</source>
        <translation>Una unidad desbandada vuelve al mapa.</translation>
    </message>
    <message>
        <source>Step loss</source>
        <translation>Pérdida de escalones</translation>
    </message>
    <message>
        <source>Which unit of a stack loses the steps.</source>
        <translation>Qué unidad de una pila pierde los escalones.</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Combate</translation>
    </message>
    <message>
        <source>a strength of {1} that attacks {0} with a leader behind a protected hexside</source>
        <translation>una fuerza de {1} que ataca a {0} con un jefe tras un lado protegido</translation>
    </message>
    <message>
        <source>a unit of morale {0}, leader: {1}</source>
        <translation>una unidad de moral {0}, jefe: {1}</translation>
    </message>
    <message>
        <source>a disrupted unit of morale {0}, leader: {1}</source>
        <translation>una unidad desorganizada de moral {0}, jefe: {1}</translation>
    </message>
    <message>
        <source>a unit of morale {0} that enters an enemy zone, leader: {1}</source>
        <translation>una unidad de moral {0} que entra en una zona enemiga, jefe: {1}</translation>
    </message>
    <message>
        <source>a unit of morale {0} that deploys near an enemy zone, disrupted: {1}</source>
        <translation>una unidad de moral {0} que se despliega cerca de una zona enemiga, desorganizada: {1}</translation>
    </message>
    <message>
        <source>{0} that enters the lava bed, engineer: {1}</source>
        <translation>{0} que entra en el malpaís, ingeniero: {1}</translation>
    </message>
    <message>
        <source>a leader with a unit that lost a step, engineer: {0}</source>
        <translation>un jefe con una unidad que perdió un escalón, ingeniero: {0}</translation>
    </message>
    <message>
        <source>Mexican command, U.S. units behind protected hexsides: {0}</source>
        <translation>mando mexicano, unidades de EE. UU. tras lados protegidos: {0}</translation>
    </message>
    <message>
        <source>a hidden formation that marches {0}, headquarters active: {1}</source>
        <translation>una formación oculta que marcha {0}, cuartel general activo: {1}</translation>
    </message>
    <message>
        <source>Chris Perello, Decision Games, 2012</source>
        <translation>Chris Perello, Decision Games, 2012</translation>
    </message>
    <message>
        <source>Men</source>
        <translation>Hombres</translation>
    </message>
    <message>
        <source>Guns</source>
        <translation>Cañones</translation>
    </message>
    <message>
        <source>Steps lost</source>
        <translation>Escalones perdidos</translation>
    </message>
    <message>
        <source>Leaders lost</source>
        <translation>Jefes perdidos</translation>
    </message>
    <message>
        <source>Bastion in whose hex it stands</source>
        <translation>Baluarte en cuyo hexágono está</translation>
    </message>
    <message>
        <source>Turn on which it arrives</source>
        <translation>Turno en que llega</translation>
    </message>
    <message>
        <source>Has come onto the map</source>
        <translation>Ha entrado en el mapa</translation>
    </message>
    <message>
        <source>Turn on which it comes back</source>
        <translation>Turno en que vuelve</translation>
    </message>
    <message>
        <source>Units with which he fights in this phase</source>
        <translation>Unidades con las que combate en esta fase</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Activo</translation>
    </message>
    <message>
        <source>Commands all formations</source>
        <translation>Manda todas las formaciones</translation>
    </message>
    <message>
        <source>In a hidden box</source>
        <translation>En una caja oculta</translation>
    </message>
    <message>
        <source>Its units are off the map</source>
        <translation>Sus unidades están fuera del mapa</translation>
    </message>
    <message>
        <source>Its real marker is seen</source>
        <translation>Se ve su marcador verdadero</translation>
    </message>
    <message>
        <source>Its dummy is off the map</source>
        <translation>Su señuelo está fuera del mapa</translation>
    </message>
    <message>
        <source>Where reinforcements enter</source>
        <translation>Por dónde entran los refuerzos</translation>
    </message>
    <message>
        <source>Has moved this phase</source>
        <translation>Se ha movido esta fase</translation>
    </message>
    <message>
        <source>Has made its move this phase</source>
        <translation>Ha hecho su movimiento esta fase</translation>
    </message>
    <message>
        <source>Has tried to recover this phase</source>
        <translation>Ha intentado recuperarse esta fase</translation>
    </message>
    <message>
        <source>Has attacked this phase</source>
        <translation>Ha atacado esta fase</translation>
    </message>
    <message>
        <source>Its move is over</source>
        <translation>Su movimiento ha acabado</translation>
    </message>
    <message>
        <source>The move of one of its markers is over</source>
        <translation>El movimiento de uno de sus marcadores ha acabado</translation>
    </message>
    <message>
        <source>Was driven back this phase</source>
        <translation>Fue rechazada esta fase</translation>
    </message>
    <message>
        <source>Santa Anna has been tested</source>
        <translation>Se ha probado a Santa Anna</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>good order</source>
        <translation>buen orden</translation>
    </message>
    <message>
        <source>leader alone</source>
        <translation>jefe solo</translation>
    </message>
    <message>
        <source>engineer alone</source>
        <translation>ingeniero solo</translation>
    </message>
    <message>
        <source>only U.S. infantry and leaders enter a lava bed (19.1)</source>
        <translation>en un malpaís solo entran infantería de EE. UU. y jefes (19.1)</translation>
    </message>
    <message>
        <source>Mover</source>
        <translation>Quién se mueve</translation>
    </message>
    <message>
        <source>no die: 19.1 rolls for every mover, but 19.3 lets an engineer alone always enter</source>
        <translation>sin dado: 19.1 tira por todo el que se mueve, pero 19.3 deja entrar siempre a un ingeniero solo</translation>
    </message>
    <message>
        <source>lava bed</source>
        <translation>malpaís</translation>
    </message>
    <message>
        <source>{It} stays out of the lava bed, and its move ends for this turn.</source>
        <translation>{It} se queda fuera del malpaís, y su movimiento acaba por este turno.</translation>
    </message>
    <message>
        <source>{It} enters the lava bed for {0} movement points.</source>
        <translation>{It} entra en el malpaís por {0} puntos de movimiento.</translation>
    </message>
    <message>
        <source>{It} enters the lava bed for 1 movement point.</source>
        <translation>{It} entra en el malpaís por 1 punto de movimiento.</translation>
    </message>
    <message>
        <source>Moving without a unit, it may pass through one there or stay with it.</source>
        <translation>Si se mueve sin unidad, puede atravesar una que esté allí o quedarse con ella.</translation>
    </message>
    <message>
        <source>No unit retreats into or through a lava bed, and nobody enters the volcano.</source>
        <translation>Ninguna unidad se retira a un malpaís ni a través de él, y nadie entra en el volcán.</translation>
    </message>
    <message>
        <source>It stacks with no other unit there and passes through none; leaders may be with it.</source>
        <translation>Allí no se apila con otra unidad ni atraviesa ninguna; puede haber jefes con ella.</translation>
    </message>
    <message>
        <source>may not cross</source>
        <translation>no puede cruzar</translation>
    </message>
    <message>
        <source>Into an enemy zone</source>
        <translation>A una zona enemiga</translation>
    </message>
    <message>
        <source>The hex beyond is in an enemy zone of control; none reaches across a ravine.</source>
        <translation>El hexágono de más allá está en una zona de control enemiga; ninguna cruza una barranca.</translation>
    </message>
    <message>
        <source>Forced to retreat</source>
        <translation>Obligada a retirarse</translation>
    </message>
    <message>
        <source>only infantry crosses a ravine</source>
        <translation>solo la infantería cruza una barranca</translation>
    </message>
    <message>
        <source>no morale check: a retreat across a ravine disrupts</source>
        <translation>sin chequeo de moral: una retirada a través de una barranca desorganiza</translation>
    </message>
    <message>
        <source>no morale check: no enemy zone beyond the ravine</source>
        <translation>sin chequeo de moral: no hay zona enemiga más allá de la barranca</translation>
    </message>
    <message>
        <source>{The unit} may not cross the ravine: only infantry does.</source>
        <translation>{The unit} no puede cruzar la barranca: solo lo hace la infantería.</translation>
    </message>
    <message>
        <source>{The infantry} crosses the ravine.</source>
        <translation>{The infantry} cruza la barranca.</translation>
    </message>
    <message>
        <source>{The infantry} crosses the ravine and is disrupted.</source>
        <translation>{The infantry} cruza la barranca y queda desorganizada.</translation>
    </message>
    <message>
        <source>{The infantry} was disrupted before: at the ravine it routs.</source>
        <translation>{The infantry} ya estaba desorganizada: en la barranca se desbanda.</translation>
    </message>
    <message>
        <source>The ravine is no way out: without another one a step is lost instead.</source>
        <translation>La barranca no es salida: sin otra, en su lugar se pierde un escalón.</translation>
    </message>
    <message>
        <source>It stops beyond the ravine.</source>
        <translation>Se detiene al otro lado de la barranca.</translation>
    </message>
    <message>
        <source>only infantry crosses the Churubusco away from bridges and fords</source>
        <translation>lejos de puentes y vados solo la infantería cruza el Churubusco</translation>
    </message>
    <message>
        <source>only U.S. infantry crosses the Churubusco away from bridges and fords</source>
        <translation>lejos de puentes y vados solo la infantería de EE. UU. cruza el Churubusco</translation>
    </message>
    <message>
        <source>an engineer must be with the infantry</source>
        <translation>la infantería ha de llevar un ingeniero</translation>
    </message>
    <message>
        <source>may cross</source>
        <translation>puede cruzar</translation>
    </message>
    <message>
        <source>stops on the far bank</source>
        <translation>se detiene en la otra orilla</translation>
    </message>
    <message>
        <source>U.S. infantry with an engineer: the stream is a ford</source>
        <translation>infantería de EE. UU. con un ingeniero: el río es un vado</translation>
    </message>
    <message>
        <source>{The infantry} may cross the Churubusco as by a ford.</source>
        <translation>{The infantry} puede cruzar el Churubusco como por un vado.</translation>
    </message>
    <message>
        <source>{The unit} may not cross the Churubusco here.</source>
        <translation>{The unit} no puede cruzar aquí el Churubusco.</translation>
    </message>
    <message>
        <source>Along a trail it moves as on a road while the engineer is with it.</source>
        <translation>Por un sendero se mueve como por un camino mientras el ingeniero está con ella.</translation>
    </message>
    <message>
        <source>It stops on the far bank.</source>
        <translation>Se detiene en la otra orilla.</translation>
    </message>
    <message>
        <source>Lava bed</source>
        <translation>Malpaís</translation>
    </message>
    <message>
        <source>Whether U.S. infantry or a leader enters a lava bed hex.</source>
        <translation>Si infantería de EE. UU. o un jefe entra en un hexágono de malpaís.</translation>
    </message>
    <message>
        <source>Ravine</source>
        <translation>Barranca</translation>
    </message>
    <message>
        <source>Infantry crosses a ravine, in its move or driven back.</source>
        <translation>La infantería cruza una barranca, en su movimiento o rechazada.</translation>
    </message>
    <message>
        <source>River crossing</source>
        <translation>Cruce del río</translation>
    </message>
    <message>
        <source>Whether a unit crosses the Churubusco away from bridges and fords.</source>
        <translation>Si una unidad cruza el Churubusco lejos de puentes y vados.</translation>
    </message>
    <message>
        <source>its move is over</source>
        <translation>su movimiento ha acabado</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>en uso</translation>
    </message>
    <message>
        <source>dummy off the map</source>
        <translation>el señuelo, fuera del mapa</translation>
    </message>
    <message>
        <source>steps left</source>
        <translation>escalones que quedan</translation>
    </message>
    <message>
        <source>routed until turn {0}</source>
        <translation>desbandada hasta el turno {0}</translation>
    </message>
    <message>
        <source>its units leave the map</source>
        <translation>sus unidades dejan el mapa</translation>
    </message>
    <message>
        <source>an enemy sees it: turn it up</source>
        <translation>la ve un enemigo: vuélvela boca arriba</translation>
    </message>
    <message>
        <source>deploys from its box</source>
        <translation>se despliega desde su caja</translation>
    </message>
    <message>
        <source>may come onto the map</source>
        <translation>puede entrar en el mapa</translation>
    </message>
    <message>
        <source>Santa Anna has not been rolled for</source>
        <translation>no se ha tirado por Santa Anna</translation>
    </message>
    <message>
        <source>has not come back</source>
        <translation>no ha vuelto</translation>
    </message>
    <message>
        <source>is disrupted and may recover</source>
        <translation>está desorganizada y puede recuperarse</translation>
    </message>
    <message>
        <source>has not attacked</source>
        <translation>no ha atacado</translation>
    </message>
    <message>
        <source>comes back as the next turn begins</source>
        <translation>vuelve cuando empiece el turno siguiente</translation>
    </message>
    <message>
        <source>{0}{1} {4}: Mexican units destroyed {2}, leaders lost {3}</source>
        <translation>{0}{1} {4}: unidades mexicanas destruidas {2}, jefes perdidos {3}</translation>
    </message>
    <message>
        <source>{0}{1} {4}: U.S. steps eliminated {2}, leaders lost {3}</source>
        <translation>{0}{1} {4}: escalones de EE. UU. eliminados {2}, jefes perdidos {3}</translation>
    </message>
    <message>
        <source>{0} comes back.</source>
        <translation>{0} vuelve.</translation>
    </message>
    <message>
        <source>The U.S. half of turn {0} begins.</source>
        <translation>Empieza la mitad de EE. UU. del turno {0}.</translation>
    </message>
    <message>
        <source>The Mexican half of turn {0} begins.</source>
        <translation>Empieza la mitad mexicana del turno {0}.</translation>
    </message>
    <message>
        <source>U.S. victory</source>
        <translation>victoria de EE. UU.</translation>
    </message>
    <message>
        <source>Mexican victory</source>
        <translation>victoria mexicana</translation>
    </message>
    <message>
        <source>points of the side with more</source>
        <translation>puntos del bando que tiene más</translation>
    </message>
    <message>
        <source>Mexican units on the map</source>
        <translation>unidades mexicanas en el mapa</translation>
    </message>
    <message>
        <source>a Mexican unit at San Augustin</source>
        <translation>una unidad mexicana en San Agustín</translation>
    </message>
    <message>
        <source>turn that has ended</source>
        <translation>turno que ha acabado</translation>
    </message>
    <message>
        <source>no U.S. unit north of the river, a Mexican village or bastion south of it</source>
        <translation>ninguna unidad de EE. UU. al norte del río, un pueblo o baluarte mexicano al sur</translation>
    </message>
    <message>
        <source>The U.S. player wins at once: no Mexican unit is left on the map.</source>
        <translation>El jugador de EE. UU. gana enseguida: no queda ninguna unidad mexicana en el mapa.</translation>
    </message>
    <message>
        <source>The Mexican player wins at once: a Mexican unit has entered San Augustin.</source>
        <translation>El jugador mexicano gana enseguida: una unidad mexicana ha entrado en San Agustín.</translation>
    </message>
    <message>
        <source>The Mexican player wins: he holds a place south of the Churubusco, and no U.S. unit is north of it.</source>
        <translation>El jugador mexicano gana: tiene un lugar al sur del Churubusco, y no hay ninguna unidad de EE. UU. al norte.</translation>
    </message>
    <message>
        <source>The U.S. player wins on points.</source>
        <translation>El jugador de EE. UU. gana por puntos.</translation>
    </message>
    <message>
        <source>The Mexican player wins on points.</source>
        <translation>El jugador mexicano gana por puntos.</translation>
    </message>
    <message>
        <source>The game is a draw: the points are equal.</source>
        <translation>La partida queda en tablas: los puntos son iguales.</translation>
    </message>
    <message>
        <source>The game is a draw: nobody has {0} points.</source>
        <translation>La partida queda en tablas: nadie tiene {0} puntos.</translation>
    </message>
    <message>
        <source>Whole units; neither lost steps nor routed units count.</source>
        <translation>Unidades enteras; ni los escalones perdidos ni las unidades desbandadas cuentan.</translation>
    </message>
    <message>
        <source>Routed units do not count.</source>
        <translation>Las unidades desbandadas no cuentan.</translation>
    </message>
    <message>
        <source>Engineers too.</source>
        <translation>También los ingenieros.</translation>
    </message>
    <message>
        <source>Mexican unit at San Augustin</source>
        <translation>Unidad mexicana en San Agustín</translation>
    </message>
    <message>
        <source>One has entered hex 0118.</source>
        <translation>Una ha entrado en el hexágono 0118.</translation>
    </message>
    <message>
        <source>The turn that has just ended.</source>
        <translation>El turno que acaba de terminar.</translation>
    </message>
    <message>
        <source>U.S. unit north of the Churubusco</source>
        <translation>Unidad de EE. UU. al norte del Churubusco</translation>
    </message>
    <message>
        <source>Mexicans hold a place south of it</source>
        <translation>Los mexicanos tienen un lugar al sur</translation>
    </message>
    <message>
        <source>A village or a bastion south of the Churubusco.</source>
        <translation>Un pueblo o un baluarte al sur del Churubusco.</translation>
    </message>
    <message>
        <source>Points: U.S. {0}, Mexican {1}.</source>
        <translation>Puntos: EE. UU. {0}, México {1}.</translation>
    </message>
    <message>
        <source>Who has won, and by what.</source>
        <translation>Quién ha ganado, y por qué.</translation>
    </message>
    <message>
        <source>{0} is in use: it is free again once its units have deployed (19.5 A)</source>
        <translation>{0} está en uso: vuelve a estar libre cuando sus unidades se hayan desplegado (19.5 A)</translation>
    </message>
    <message>
        <source>the die for {0} is thrown first (19.3)</source>
        <translation>el dado por {0} se tira antes (19.3)</translation>
    </message>
    <message>
        <source>{0} has cleared no hex by an attack: in combat a unit enters a zone by its advance (19.4)</source>
        <translation>{0} no ha despejado ningún hexágono con un ataque: en combate una unidad entra en una zona con su avance (19.4)</translation>
    </message>
    <message>
        <source>{0} has cleared no hex by an attack: in combat a unit goes in or out by its advance (19.1)</source>
        <translation>{0} no ha despejado ningún hexágono con un ataque: en combate una unidad entra o sale con su avance (19.1)</translation>
    </message>
    <message>
        <source>{0} has not cleared the hex that it attacked: in combat a unit crosses by its advance (19.1)</source>
        <translation>{0} no ha despejado el hexágono que atacó: en combate una unidad cruza con su avance (19.1)</translation>
    </message>
    <message>
        <source>{0} has not cleared the hex that it attacked: in combat a unit enters hexes by an advance or a retreat (18.2)</source>
        <translation>{0} no ha despejado el hexágono que atacó: en combate una unidad entra en hexágonos con un avance o una retirada (18.2)</translation>
    </message>
    <message>
        <source>May advance this phase</source>
        <translation>Puede avanzar en esta fase</translation>
    </message>
    <message>
        <source>Units that are to leave the hex it attacked</source>
        <translation>Unidades que han de dejar el hexágono que atacó</translation>
    </message>
    <message>
        <source>Ac</source>
        <translation>Ac</translation>
    </message>
    <message>
        <source>Ar</source>
        <translation>Ar</translation>
    </message>
    <message>
        <source>Ax</source>
        <translation>Ax</translation>
    </message>
    <message>
        <source>Dc</source>
        <translation>Dc</translation>
    </message>
    <message>
        <source>Dm</source>
        <translation>Dm</translation>
    </message>
    <message>
        <source>Dr</source>
        <translation>Dr</translation>
    </message>
    <message>
        <source>Dx</source>
        <translation>Dx</translation>
    </message>
    <message>
        <source>hex</source>
        <translation>hexágono</translation>
    </message>
    <message>
        <source>hexes</source>
        <translation>hexágonos</translation>
    </message>
    <message>
        <source>step</source>
        <translation>escalón</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>escalones</translation>
    </message>
    <message>
        <source>allowance</source>
        <translation>movimiento</translation>
    </message>
    <message>
        <source>casualty</source>
        <translation>baja</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>despejado</translation>
    </message>
    <message>
        <source>crosses</source>
        <translation>cruza</translation>
    </message>
    <message>
        <source>disrupted</source>
        <translation>desorganizada</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>tablas</translation>
    </message>
    <message>
        <source>garrison</source>
        <translation>guarnición</translation>
    </message>
    <message>
        <source>inactive</source>
        <translation>inactivo</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>fuera</translation>
    </message>
    <message>
        <source>protected</source>
        <translation>protegido</translation>
    </message>
    <message>
        <source>recovers</source>
        <translation>se recupera</translation>
    </message>
    <message>
        <source>stops</source>
        <translation>se detiene</translation>
    </message>
    <message>
        <source>Pedregal: the way to Padierna</source>
        <translation>Pedregal: el camino de Padierna</translation>
    </message>
    <message>
        <source>A part of 19 August 1847: Twiggs and Pillow with half of the volunteers west of the lava bed against Valencia's Army of the North, a bastion of Bravos's national guards and Leon's brigade on its way. Men are those of the orders of battle, shared equally among the counters of a formation; strengths, morale and steps are ours. Type hexes by hand.</source>
        <translation>Una parte del 19 de agosto de 1847: Twiggs y Pillow con la mitad de los voluntarios al oeste del malpaís contra el Ejército del Norte de Valencia, un baluarte de los guardias nacionales de Bravo y la brigada de León en camino. Los hombres son los de los órdenes de batalla, repartidos por igual entre las fichas de una formación; fuerzas, moral y escalones son nuestros. Escribe los hexágonos a mano.</translation>
    </message>
    <message>
        <source>Pedregal, 19 and 20 August 1847</source>
        <translation>Pedregal, 19 y 20 de agosto de 1847</translation>
    </message>
    <message>
        <source>Scott must open the road to Mexico City round the lava bed, on one side of it or on both; Santa Anna must bar every road and keep enough in hand to strike back. Sixteen turns from midday on, the U.S. player first. U.S. set-up: Scott and his active HQ on 0118, formation 1 within two hexes of 0623, formation 2 within two of 0211, formation 3 within two of 0118 and formation 4 within one of it, a unit of cavalry with each of the first three; supply comes from 0118. Mexican set-up: Santa Anna and his HQ, both inactive, on 1511; the Army of the North within four hexes of 0704, the Army of the South within two of 1511. Of the Army of the East Lombardini, formations 1 to 4 and two batteries stand within two hexes of 1511 or of 1816, each formation whole at one of them; Bravos, formations 6 and 7 and a battery stand in protected hexes from 1222 to 1526. Formation 5 and a battery come on turn 7, all by 2511 or all by 2523, which is where supply comes from. Leaders stand with any formation that they may command; any unit may begin in a box, its two markers on the map. The U.S. player wins at once when no Mexican unit is left on the map, the Mexican when one enters 0118, or at the end when no U.S. unit is north of the Churubusco and a village or bastion south of it is his. Else points decide: one for each Mexican unit destroyed, two for each U.S. step, one for each leader; fewer than 10 are a draw. Men and guns of a formation are shared equally among its counters; strengths, morale and steps are ours.</source>
        <translation>Scott tiene que abrirse el camino a la Ciudad de México rodeando el malpaís, por un lado o por los dos; Santa Anna tiene que cerrar todos los caminos y guardar bastante para devolver el golpe. Dieciséis turnos desde el mediodía, primero el jugador de EE. UU. Despliegue de EE. UU.: Scott y su CG activo en 0118, la formación 1 a dos hexágonos o menos de 0623, la formación 2 a dos de 0211, la formación 3 a dos de 0118 y la formación 4 a uno, con una unidad de caballería en cada una de las tres primeras; el abastecimiento viene de 0118. Despliegue mexicano: Santa Anna y su CG, los dos inactivos, en 1511; el Ejército del Norte a cuatro hexágonos o menos de 0704, el Ejército del Sur a dos de 1511. Del Ejército del Este, Lombardini, las formaciones 1 a 4 y dos baterías están a dos hexágonos o menos de 1511 o de 1816, cada formación entera en uno de los dos; Bravo, las formaciones 6 y 7 y una batería están en hexágonos protegidos de 1222 a 1526. La formación 5 y una batería llegan en el turno 7, todas por 2511 o todas por 2523, de donde viene el abastecimiento. Los jefes están con cualquier formación que puedan mandar; cualquier unidad puede empezar en una caja, con sus dos marcadores en el mapa. El jugador de EE. UU. gana enseguida cuando no queda ninguna unidad mexicana en el mapa; el mexicano, cuando una entra en 0118, o al final si no hay ninguna unidad de EE. UU. al norte del Churubusco y es suyo un pueblo o baluarte al sur. Si no, deciden los puntos: uno por cada unidad mexicana destruida, dos por cada escalón de EE. UU., uno por cada jefe; menos de 10 son tablas. Los hombres y cañones de una formación se reparten por igual entre sus fichas; fuerzas, moral y escalones son nuestros.</translation>
    </message>
    <message>
        <source>stack</source>
        <translation>pila</translation>
    </message>
    <message>
        <source>box</source>
        <translation>caja</translation>
    </message>
    <message>
        <source>dummy</source>
        <translation>señuelo</translation>
    </message>
    <message>
        <source>draw, </source>
        <translation>tablas, </translation>
    </message>
    <message>
        <source>won, </source>
        <translation>ganada, </translation>
    </message>
    <message>
        <source>lost, </source>
        <translation>perdida, </translation>
    </message>
    <message>
        <source>attacker_leaders</source>
        <translation>jefes del atacante</translation>
    </message>
    <message>
        <source>defender_leaders</source>
        <translation>jefes del defensor</translation>
    </message>
    <message>
        <source>bastion</source>
        <translation>baluarte</translation>
    </message>
    <message>
        <source>boxes</source>
        <translation>cajas</translation>
    </message>
    <message>
        <source>engineer</source>
        <translation>ingeniero</translation>
    </message>
    <message>
        <source>Casualty</source>
        <translation>Baja</translation>
    </message>
    <message>
        <source>{0} is not in the same hex as {1}</source>
        <translation>{0} no está en el mismo hexágono que {1}</translation>
    </message>
    <message>
        <source>Has attacked across a protected hexside this phase</source>
        <translation>Ha atacado a través de un lado de hexágono protegido esta fase</translation>
    </message>
    <message>
        <source>Stands where it deployed this phase</source>
        <translation>Está donde se desplegó esta fase</translation>
    </message>
    <message>
        <source>the die for {1} is thrown first (19.3)</source>
        <translation>el dado por {1} se tira antes (19.3)</translation>
    </message>
    <message>
        <source>A real</source>
        <translation>A verdadera</translation>
    </message>
    <message>
        <source>A dummy</source>
        <translation>A señuelo</translation>
    </message>
    <message>
        <source>Box A</source>
        <translation>Caja A</translation>
    </message>
    <message>
        <source>B real</source>
        <translation>B verdadera</translation>
    </message>
    <message>
        <source>B dummy</source>
        <translation>B señuelo</translation>
    </message>
    <message>
        <source>Box B</source>
        <translation>Caja B</translation>
    </message>
    <message>
        <source>C real</source>
        <translation>C verdadera</translation>
    </message>
    <message>
        <source>C dummy</source>
        <translation>C señuelo</translation>
    </message>
    <message>
        <source>Box C</source>
        <translation>Caja C</translation>
    </message>
    <message>
        <source>D real</source>
        <translation>D verdadera</translation>
    </message>
    <message>
        <source>D dummy</source>
        <translation>D señuelo</translation>
    </message>
    <message>
        <source>Box D</source>
        <translation>Caja D</translation>
    </message>
    <message>
        <source>{0} does not command {1} (17.1)</source>
        <translation>{0} no manda {1} (17.1)</translation>
    </message>
    <message>
        <source>{0} is with {1} in this phase (19.3)</source>
        <translation>{0} está con {1} en esta fase (19.3)</translation>
    </message>
    <message>
        <source>no unit is left for {0}: each is in one box (19.5 A)</source>
        <translation>no queda unidad para {0}: cada una está en una caja (19.5 A)</translation>
    </message>
    <message>
        <source>Steps at the start</source>
        <translation>Escalones al principio</translation>
    </message>
    <message>
        <source>Units with which he was in this phase</source>
        <translation>Unidades con las que estuvo en esta fase</translation>
    </message>
    <message>
        <source>Boxes it may be in</source>
        <translation>Cajas en las que puede estar</translation>
    </message>
    <message>
        <source>{0} has advanced: one hex follows a combat</source>
        <translation>{0} ha avanzado: a un combate sigue un hexágono</translation>
    </message>
    <message>
        <source>Has advanced this phase</source>
        <translation>Ha avanzado en esta fase</translation>
    </message>
</context>
</TS>
