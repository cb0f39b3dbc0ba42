<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>cedar_creek</name>
    <message>
        <source>an advance enters the one zone that was left (11.4 Combat Results)</source>
        <translation>un avance entra en la única zona abandonada (11.4 Combat Results)</translation>
    </message>
    <message>
        <source>it passes through more zones than it enters (10.3 Movement)</source>
        <translation>pasa por más zonas de las que entra (10.3 Movement)</translation>
    </message>
    <message>
        <source>Fatigue 1</source>
        <translation>Fatiga 1</translation>
    </message>
    <message>
        <source>Fatigue 2</source>
        <translation>Fatiga 2</translation>
    </message>
    <message>
        <source>voluntary rout</source>
        <translation>desbandada voluntaria</translation>
    </message>
    <message>
        <source>another rout move</source>
        <translation>otro movimiento de desbandada</translation>
    </message>
    <message>
        <source>Remove {0}: a hit eliminates it.</source>
        <translation>Retira {0}: un impacto la elimina.</translation>
    </message>
    <message>
        <source>attacker loses</source>
        <translation>pierde el atacante</translation>
    </message>
    <message>
        <source>defender loses</source>
        <translation>pierde el defensor</translation>
    </message>
    <message>
        <source>a first line of strength {0} has no {1} brigades: each has a point at least (11.4 Combat Results)</source>
        <translation>una primera línea de fuerza {0} no tiene {1} brigadas: cada una tiene al menos un punto (11.4 Combat Results)</translation>
    </message>
    <message>
        <source>The sum of the first lines, as they are now.</source>
        <translation>La suma de las primeras líneas, como están ahora.</translation>
    </message>
    <message>
        <source>Second lines</source>
        <translation>Segundas líneas</translation>
    </message>
    <message>
        <source>Those of strength 2 or more and without fatigue 2.</source>
        <translation>Las de fuerza 2 o más y sin fatiga 2.</translation>
    </message>
    <message>
        <source>The rating of each first or second line that has any; a charging brigade does not roll.</source>
        <translation>El valor de cada primera o segunda línea que la tenga; una brigada que carga no tira.</translation>
    </message>
    <message>
        <source>Their rating: 2 at full strength, 1 reduced; with a loss marker a brigade has none.</source>
        <translation>Su valor: 2 con la fuerza completa, 1 reducidos; con un marcador de pérdida una brigada no tiene.</translation>
    </message>
    <message>
        <source>Command bonus</source>
        <translation>Bonificación de mando</translation>
    </message>
    <message>
        <source>A star in the first line; it counts once.</source>
        <translation>Una estrella en la primera línea; cuenta una vez.</translation>
    </message>
    <message>
        <source>Fatigue</source>
        <translation>Fatiga</translation>
    </message>
    <message>
        <source>The highest of the first line.</source>
        <translation>La mayor de la primera línea.</translation>
    </message>
    <message>
        <source>Attacker {0}, defender {1}: a tie tires {2}.</source>
        <translation>Atacante {0}, defensor {1}: un empate fatiga a {2}.</translation>
    </message>
    <message>
        <source>Attacker {0}, defender {1}: a tie.</source>
        <translation>Atacante {0}, defensor {1}: empate.</translation>
    </message>
    <message>
        <source>Attacker {0}, defender {1}: {2} is hit.</source>
        <translation>Atacante {0}, defensor {1}: {2} sufre un impacto.</translation>
    </message>
    <message>
        <source>Attacker {0}, defender {1}: {2} tires.</source>
        <translation>Atacante {0}, defensor {1}: {2} se fatiga.</translation>
    </message>
    <message>
        <source>Attacker {0}, defender {1}: {2} loses.</source>
        <translation>Atacante {0}, defensor {1}: {2} pierde.</translation>
    </message>
    <message>
        <source>{It} retreats</source>
        <translation>{It} se retira</translation>
    </message>
    <message>
        <source>{It} holds</source>
        <translation>{It} mantiene</translation>
    </message>
    <message>
        <source>Fatigue +{0} for {2}, to {1} at most: each brigade of the first line; a routed one takes no more.</source>
        <translation>Fatiga +{0} para {2}, hasta {1} como mucho: cada brigada de la primera línea; una desbandada no recibe más.</translation>
    </message>
    <message>
        <source>Fatigue +{0} for {2}, to {1} at most: each brigade of the first line.</source>
        <translation>Fatiga +{0} para {2}, hasta {1} como mucho: cada brigada de la primera línea.</translation>
    </message>
    <message>
        <source>Each charging brigade: fatigue +{0} for its charge, to {1} at most.</source>
        <translation>Cada brigada que carga: fatiga +{0} por su carga, hasta {1} como mucho.</translation>
    </message>
    <message>
        <source>The enemy zone left in its front is attacked in this round as well.</source>
        <translation>La zona enemiga que queda a su frente también se ataca en esta ronda.</translation>
    </message>
    <message>
        <source>Each first-line brigade that is hit retreats or holds for itself.</source>
        <translation>Cada brigada de primera línea que sufre un impacto se retira o mantiene por sí misma.</translation>
    </message>
    <message>
        <source>Where they leave the zone, a winning first-line brigade may move in; a second line may not.</source>
        <translation>Donde dejan la zona puede entrar una brigada vencedora de primera línea; una segunda línea no.</translation>
    </message>
    <message>
        <source>A second line goes with a first line that retreats, with {0} {1} of fatigue and no loss.</source>
        <translation>Una segunda línea va con una primera línea que se retira, con {0} {1} de fatiga y sin pérdida.</translation>
    </message>
    <message>
        <source>Charging brigades</source>
        <translation>Brigadas que cargan</translation>
    </message>
    <message>
        <source>Mounted ones of the first line.</source>
        <translation>Las montadas de la primera línea.</translation>
    </message>
    <message>
        <source>Enemy on its flank</source>
        <translation>Enemigo en su flanco</translation>
    </message>
    <message>
        <source>A brigade that nobody attacks.</source>
        <translation>Una brigada a la que nadie ataca.</translation>
    </message>
    <message>
        <source>Enemy left in its front</source>
        <translation>Enemigo que queda a su frente</translation>
    </message>
    <message>
        <source>A zone that no brigade of its side attacks in this round.</source>
        <translation>Una zona que ninguna brigada de su bando ataca en esta ronda.</translation>
    </message>
    <message>
        <source>Routed</source>
        <translation>Desbandada</translation>
    </message>
    <message>
        <source>It counts as fatigue 2.</source>
        <translation>Cuenta como fatiga 2.</translation>
    </message>
    <message>
        <source>Where the defender stands, or what the attack crosses.</source>
        <translation>Donde está el defensor, o lo que cruza el ataque.</translation>
    </message>
    <message>
        <source>Attacked on its flank</source>
        <translation>Atacado por el flanco</translation>
    </message>
    <message>
        <source>By one brigade at least; one that merely stands there does not count.</source>
        <translation>Por una brigada al menos; una que solo está ahí no cuenta.</translation>
    </message>
    <message>
        <source>fatigue of the charge at most</source>
        <translation>fatiga de la carga como mucho</translation>
    </message>
    <message>
        <source>lower total</source>
        <translation>total menor</translation>
    </message>
    <message>
        <source>The fight for a zone: support dice, both dice with all that modifies them, and the result.</source>
        <translation>El combate por una zona: dados de apoyo, los dos dados con todo lo que los modifica, y el resultado.</translation>
    </message>
    <message>
        <source>routed, as fatigue {0}</source>
        <translation>desbandada, como fatiga {0}</translation>
    </message>
    <message>
        <source>Union surprised on turn {0}</source>
        <translation>la Unión, sorprendida en el turno {0}</translation>
    </message>
    <message>
        <source>terrain gives {0} at most by the Reminders; 11.3 names no limit</source>
        <translation>el terreno da {0} como mucho según los Reminders; 11.3 no pone límite</translation>
    </message>
    <message>
        <source>, not above its rating {1}: it helps</source>
        <translation>, no mayor que su valor {1}: ayuda</translation>
    </message>
    <message>
        <source>, above its rating {1}: it does not help</source>
        <translation>, mayor que su valor {1}: no ayuda</translation>
    </message>
    <message>
        <source>, not above their rating {1}: they help</source>
        <translation>, no mayor que su valor {1}: ayudan</translation>
    </message>
    <message>
        <source>, above their rating {1}: they do not help</source>
        <translation>, mayor que su valor {1}: no ayudan</translation>
    </message>
    <message>
        <source>attacker's artillery {0}</source>
        <translation>artillería del atacante {0}</translation>
    </message>
    <message>
        <source>attacker's sharpshooters {0}</source>
        <translation>tiradores selectos del atacante {0}</translation>
    </message>
    <message>
        <source>defender's artillery {0}</source>
        <translation>artillería del defensor {0}</translation>
    </message>
    <message>
        <source>defender's sharpshooters {0}</source>
        <translation>tiradores selectos del defensor {0}</translation>
    </message>
    <message>
        <source>strength {0} against {1}</source>
        <translation>fuerza {0} contra {1}</translation>
    </message>
    <message>
        <source>rounded in favor of the lesser</source>
        <translation>redondeado a favor del más débil</translation>
    </message>
    <message>
        <source>attacker's die</source>
        <translation>dado del atacante</translation>
    </message>
    <message>
        <source>defender's die</source>
        <translation>dado del defensor</translation>
    </message>
    <message>
        <source>strength {0} and losses {1} are not the {2} it began with</source>
        <translation>fuerza {0} y pérdidas {1} no son los {2} con que empezó</translation>
    </message>
    <message>
        <source>die for activation</source>
        <translation>dado de activación</translation>
    </message>
    <message>
        <source>die for the initiative test</source>
        <translation>dado de la prueba de iniciativa</translation>
    </message>
    <message>
        <source>die for continuation</source>
        <translation>dado de continuación</translation>
    </message>
    <message>
        <source>die for Sheridan</source>
        <translation>dado de Sheridan</translation>
    </message>
    <message>
        <source>die for artillery or sharpshooters</source>
        <translation>dado de artillería o tiradores selectos</translation>
    </message>
    <message>
        <source>die for combat</source>
        <translation>dado de combate</translation>
    </message>
    <message>
        <source>die for the retreat</source>
        <translation>dado de la retirada</translation>
    </message>
    <message>
        <source>die for rout recovery</source>
        <translation>dado de recuperación de desbandada</translation>
    </message>
    <message>
        <source>dice for the initiative</source>
        <translation>dados de la iniciativa</translation>
    </message>
    <message>
        <source>Confederate initiative</source>
        <translation>iniciativa confederada</translation>
    </message>
    <message>
        <source>Confederate activation</source>
        <translation>activación confederada</translation>
    </message>
    <message>
        <source>Union initiative tests allowed</source>
        <translation>pruebas de iniciativa de la Unión permitidas</translation>
    </message>
    <message>
        <source>Union initiative test</source>
        <translation>prueba de iniciativa de la Unión</translation>
    </message>
    <message>
        <source>Union in combat</source>
        <translation>la Unión en combate</translation>
    </message>
    <message>
        <source>Union retreat</source>
        <translation>retirada de la Unión</translation>
    </message>
    <message>
        <source>Union routs in disorder</source>
        <translation>la Unión se desbanda en desorden</translation>
    </message>
    <message>
        <source>turn 1</source>
        <translation>turno 1</translation>
    </message>
    <message>
        <source>turn 2</source>
        <translation>turno 2</translation>
    </message>
    <message>
        <source>turn 3</source>
        <translation>turno 3</translation>
    </message>
    <message>
        <source>turn 4 and later</source>
        <translation>turno 4 y siguientes</translation>
    </message>
    <message>
        <source>Initiative: modifiers</source>
        <translation>Iniciativa: modificadores</translation>
    </message>
    <message>
        <source>Union, in a tactical retreat</source>
        <translation>la Unión, en una retirada táctica</translation>
    </message>
    <message>
        <source>Activation: divisions</source>
        <translation>Activación: divisiones</translation>
    </message>
    <message>
        <source>no division</source>
        <translation>ninguna división</translation>
    </message>
    <message>
        <source>one division</source>
        <translation>una división</translation>
    </message>
    <message>
        <source>two divisions</source>
        <translation>dos divisiones</translation>
    </message>
    <message>
        <source>Activation: modifiers</source>
        <translation>Activación: modificadores</translation>
    </message>
    <message>
        <source>Union, in its tactical retreat</source>
        <translation>la Unión, en su retirada táctica</translation>
    </message>
    <message>
        <source>Confederates, in the Union's tactical retreat</source>
        <translation>los confederados, en la retirada táctica de la Unión</translation>
    </message>
    <message>
        <source>Union with Sheridan</source>
        <translation>la Unión con Sheridan</translation>
    </message>
    <message>
        <source>Union without Sheridan</source>
        <translation>la Unión sin Sheridan</translation>
    </message>
    <message>
        <source>Initiative test: modifiers</source>
        <translation>Prueba de iniciativa: modificadores</translation>
    </message>
    <message>
        <source>cavalry division</source>
        <translation>división de caballería</translation>
    </message>
    <message>
        <source>in contact with the enemy</source>
        <translation>en contacto con el enemigo</translation>
    </message>
    <message>
        <source>superior commander</source>
        <translation>comandante superior</translation>
    </message>
    <message>
        <source>highest total that succeeds</source>
        <translation>total más alto que lo consigue</translation>
    </message>
    <message>
        <source>Rolls to succeed</source>
        <translation>Tiradas para conseguirlo</translation>
    </message>
    <message>
        <source>highest total that activates</source>
        <translation>total más alto que activa</translation>
    </message>
    <message>
        <source>highest roll that brings a 4th round</source>
        <translation>tirada más alta que trae una 4.ª ronda</translation>
    </message>
    <message>
        <source>highest roll that brings a 5th round</source>
        <translation>tirada más alta que trae una 5.ª ronda</translation>
    </message>
    <message>
        <source>highest roll that brings Sheridan</source>
        <translation>tirada más alta que trae a Sheridan</translation>
    </message>
    <message>
        <source>Combat: strength ratios</source>
        <translation>Combate: proporciones de fuerza</translation>
    </message>
    <message>
        <source>least quotient</source>
        <translation>cociente mínimo</translation>
    </message>
    <message>
        <source>Combat: bonus of the stronger side</source>
        <translation>Combate: bonificación del más fuerte</translation>
    </message>
    <message>
        <source>ratio 1/1</source>
        <translation>proporción 1/1</translation>
    </message>
    <message>
        <source>ratio 3/2</source>
        <translation>proporción 3/2</translation>
    </message>
    <message>
        <source>ratio 2/1</source>
        <translation>proporción 2/1</translation>
    </message>
    <message>
        <source>ratio 3/1</source>
        <translation>proporción 3/1</translation>
    </message>
    <message>
        <source>Combat: modifiers</source>
        <translation>Combate: modificadores</translation>
    </message>
    <message>
        <source>supporting second line</source>
        <translation>segunda línea que apoya</translation>
    </message>
    <message>
        <source>charging brigade</source>
        <translation>brigada que carga</translation>
    </message>
    <message>
        <source>command bonus</source>
        <translation>bonificación de mando</translation>
    </message>
    <message>
        <source>fatigue 1</source>
        <translation>fatiga 1</translation>
    </message>
    <message>
        <source>fatigue 2</source>
        <translation>fatiga 2</translation>
    </message>
    <message>
        <source>routed, as fatigue 2</source>
        <translation>desbandada, como fatiga 2</translation>
    </message>
    <message>
        <source>defender attacked on its flank (by the Reminders a brigade there is enough)</source>
        <translation>defensor atacado por el flanco (según los Reminders basta con una brigada allí)</translation>
    </message>
    <message>
        <source>enemy not attacked on the attacker's flank</source>
        <translation>enemigo no atacado en el flanco del atacante</translation>
    </message>
    <message>
        <source>Combat: terrain of the defender</source>
        <translation>Combate: terreno del defensor</translation>
    </message>
    <message>
        <source>higher or across a ravine</source>
        <translation>más alto o al otro lado de una barranca</translation>
    </message>
    <message>
        <source>across a bridge or ford</source>
        <translation>al otro lado de un puente o vado</translation>
    </message>
    <message>
        <source>Combat: fixed numbers</source>
        <translation>Combate: números fijos</translation>
    </message>
    <message>
        <source>most that terrain gives</source>
        <translation>lo más que da el terreno</translation>
    </message>
    <message>
        <source>an adjusted die is at least</source>
        <translation>un dado modificado es al menos</translation>
    </message>
    <message>
        <source>times the lower total for a hit</source>
        <translation>veces el total menor para un impacto</translation>
    </message>
    <message>
        <source>fatigue of a charge</source>
        <translation>fatiga de una carga</translation>
    </message>
    <message>
        <source>most levels of fatigue</source>
        <translation>niveles de fatiga como máximo</translation>
    </message>
    <message>
        <source>levels of fatigue</source>
        <translation>niveles de fatiga</translation>
    </message>
    <message>
        <source>Combat: results</source>
        <translation>Combate: resultados</translation>
    </message>
    <message>
        <source>a tie, for the attacker</source>
        <translation>un empate, para el atacante</translation>
    </message>
    <message>
        <source>the lower total</source>
        <translation>el total menor</translation>
    </message>
    <message>
        <source>the lower total, hit</source>
        <translation>el total menor, con impacto</translation>
    </message>
    <message>
        <source>Retreat: results</source>
        <translation>Retirada: resultados</translation>
    </message>
    <message>
        <source>zones, mounted</source>
        <translation>zonas, montada</translation>
    </message>
    <message>
        <source>points lost</source>
        <translation>puntos perdidos</translation>
    </message>
    <message>
        <source>Retreat: zones and points</source>
        <translation>Retirada: zonas y puntos</translation>
    </message>
    <message>
        <source>points of a brigade that holds</source>
        <translation>puntos de una brigada que mantiene</translation>
    </message>
    <message>
        <source>points of an orderly retreat</source>
        <translation>puntos de una retirada ordenada</translation>
    </message>
    <message>
        <source>point of the disorderly retreat</source>
        <translation>punto de la retirada desordenada</translation>
    </message>
    <message>
        <source>points of a rout</source>
        <translation>puntos de una desbandada</translation>
    </message>
    <message>
        <source>points of a voluntary rout or another rout move</source>
        <translation>puntos de una desbandada voluntaria u otro movimiento de desbandada</translation>
    </message>
    <message>
        <source>Retreat: modifiers</source>
        <translation>Retirada: modificadores</translation>
    </message>
    <message>
        <source>two losses or more</source>
        <translation>dos pérdidas o más</translation>
    </message>
    <message>
        <source>Retreat: fixed numbers</source>
        <translation>Retirada: números fijos</translation>
    </message>
    <message>
        <source>least fatigue that counts</source>
        <translation>fatiga mínima que cuenta</translation>
    </message>
    <message>
        <source>least losses that count</source>
        <translation>pérdidas mínimas que cuentan</translation>
    </message>
    <message>
        <source>part of the strength gone for a rout</source>
        <translation>parte de la fuerza perdida para una desbandada</translation>
    </message>
    <message>
        <source>each zone in an enemy front</source>
        <translation>cada zona en un frente enemigo</translation>
    </message>
    <message>
        <source>least losses for a voluntary rout</source>
        <translation>pérdidas mínimas para una desbandada voluntaria</translation>
    </message>
    <message>
        <source>zones farther where it would end crowded</source>
        <translation>zonas más lejos donde acabaría amontonada</translation>
    </message>
    <message>
        <source>Rout recovery: results</source>
        <translation>Recuperación de desbandada: resultados</translation>
    </message>
    <message>
        <source>stays routed</source>
        <translation>sigue desbandada</translation>
    </message>
    <message>
        <source>organized, and a step recovered</source>
        <translation>organizada, y recupera un escalón</translation>
    </message>
    <message>
        <source>Rout recovery: modifiers</source>
        <translation>Recuperación de desbandada: modificadores</translation>
    </message>
    <message>
        <source>movement points</source>
        <translation>puntos de movimiento</translation>
    </message>
    <message>
        <source>Movement: points</source>
        <translation>Movimiento: puntos</translation>
    </message>
    <message>
        <source>mounted cavalry</source>
        <translation>caballería montada</translation>
    </message>
    <message>
        <source>dismounted cavalry</source>
        <translation>caballería desmontada</translation>
    </message>
    <message>
        <source>artillery train</source>
        <translation>tren de artillería</translation>
    </message>
    <message>
        <source>artillery marker</source>
        <translation>marcador de artillería</translation>
    </message>
    <message>
        <source>command range</source>
        <translation>alcance de mando</translation>
    </message>
    <message>
        <source>Movement: costs</source>
        <translation>Movimiento: costes</translation>
    </message>
    <message>
        <source>zones by road</source>
        <translation>zonas por camino</translation>
    </message>
    <message>
        <source>entry zone</source>
        <translation>zona de entrada</translation>
    </message>
    <message>
        <source>bridges and fords</source>
        <translation>puentes y vados</translation>
    </message>
    <message>
        <source>higher zones and escarpments</source>
        <translation>zonas más altas y escarpes</translation>
    </message>
    <message>
        <source>mounting or dismounting</source>
        <translation>montar o desmontar</translation>
    </message>
    <message>
        <source>for a level of fatigue</source>
        <translation>por un nivel de fatiga</translation>
    </message>
    <message>
        <source>Union</source>
        <translation>Unión</translation>
    </message>
    <message>
        <source>Confederate</source>
        <translation>Confederación</translation>
    </message>
    <message>
        <source>each loss fewer</source>
        <translation>cada pérdida menos</translation>
    </message>
    <message>
        <source>zones of Middletown</source>
        <translation>zonas de Middletown</translation>
    </message>
    <message>
        <source>entry zones 11, 12 and 13</source>
        <translation>zonas de entrada 11, 12 y 13</translation>
    </message>
    <message>
        <source>Sheridan: turns</source>
        <translation>Sheridan: turnos</translation>
    </message>
    <message>
        <source>turn on which he is rolled for</source>
        <translation>turno en que se tira por él</translation>
    </message>
    <message>
        <source>turn on which he comes at the latest</source>
        <translation>turno en que llega a más tardar</translation>
    </message>
    <message>
        <source>A game: fixed numbers</source>
        <translation>Una partida: números fijos</translation>
    </message>
    <message>
        <source>rounds of each turn that are certain</source>
        <translation>rondas seguras de cada turno</translation>
    </message>
    <message>
        <source>most rounds of a turn</source>
        <translation>rondas de un turno como máximo</translation>
    </message>
    <message>
        <source>least strength of a second line that takes part</source>
        <translation>fuerza mínima de una segunda línea que participa</translation>
    </message>
    <message>
        <source>levels of fatigue of a second line that retreats</source>
        <translation>niveles de fatiga de una segunda línea que se retira</translation>
    </message>
    <message>
        <source>levels of fatigue of a victor where the enemy holds</source>
        <translation>niveles de fatiga de un vencedor donde el enemigo mantiene</translation>
    </message>
    <message>
        <source>levels of fatigue for going farther</source>
        <translation>niveles de fatiga por ir más lejos</translation>
    </message>
    <message>
        <source>levels of fatigue that the Administrative Phase takes away</source>
        <translation>niveles de fatiga que quita la Fase administrativa</translation>
    </message>
    <message>
        <source>steps that a recovery gives back</source>
        <translation>escalones que devuelve una recuperación</translation>
    </message>
    <message>
        <source>zones within which a division stays, and independent cavalry goes along</source>
        <translation>zonas en que una división se mantiene junta, y la caballería independiente la acompaña</translation>
    </message>
    <message>
        <source>zones from the train within which artillery deploys</source>
        <translation>zonas desde el tren en que se despliega artillería</translation>
    </message>
    <message>
        <source>Actions of a round: fixed numbers</source>
        <translation>Acciones de una ronda: números fijos</translation>
    </message>
    <message>
        <source>levels of fatigue that a round of rest takes away</source>
        <translation>niveles de fatiga que quita una ronda de descanso</translation>
    </message>
    <message>
        <source>artillery of a marker</source>
        <translation>artillería de un marcador</translation>
    </message>
    <message>
        <source>most zones that headquarters move before enemies</source>
        <translation>zonas que se mueve como máximo un cuartel general ante enemigos</translation>
    </message>
    <message>
        <source>first player</source>
        <translation>primer jugador</translation>
    </message>
    <message>
        <source>Confederates on turn {0} by the Reminders; section 6 gives them the turn without dice, and that is played</source>
        <translation>los confederados en el turno {0} según los Reminders; la sección 6 les da el turno sin dados, y así se juega</translation>
    </message>
    <message>
        <source>Union die</source>
        <translation>dado de la Unión</translation>
    </message>
    <message>
        <source>Confederate die</source>
        <translation>dado confederado</translation>
    </message>
    <message>
        <source>Confederates on turn {0}</source>
        <translation>los confederados en el turno {0}</translation>
    </message>
    <message>
        <source>A tie: both roll again.</source>
        <translation>Empate: los dos vuelven a tirar.</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Volver a tirar</translation>
    </message>
    <message>
        <source>The Union has the initiative.</source>
        <translation>La Unión tiene la iniciativa.</translation>
    </message>
    <message>
        <source>The Confederates have the initiative.</source>
        <translation>Los confederados tienen la iniciativa.</translation>
    </message>
    <message>
        <source>The Confederates have the initiative on turn {0}, without dice.</source>
        <translation>Los confederados tienen la iniciativa en el turno {0}, sin dados.</translation>
    </message>
    <message>
        <source>That side is the first player of the turn.</source>
        <translation>Ese bando es el primer jugador del turno.</translation>
    </message>
    <message>
        <source>Sheridan is there</source>
        <translation>Sheridan está allí</translation>
    </message>
    <message>
        <source>in command range only</source>
        <translation>solo dentro del alcance de mando</translation>
    </message>
    <message>
        <source>No division may act this round.</source>
        <translation>Ninguna división puede actuar en esta ronda.</translation>
    </message>
    <message>
        <source>One division must be activated.</source>
        <translation>Hay que activar una división.</translation>
    </message>
    <message>
        <source>{0} divisions must be activated.</source>
        <translation>Hay que activar {0} divisiones.</translation>
    </message>
    <message>
        <source>Each brigade of an activated division acts once: less fatigue, a voluntary rout, or a move and perhaps an attack.</source>
        <translation>Cada brigada de una división activada actúa una vez: menos fatiga, una desbandada voluntaria, o un movimiento y quizá un ataque.</translation>
    </message>
    <message>
        <source>As far as they are in command range: no test activates one on turn {0}.</source>
        <translation>Mientras estén dentro del alcance de mando: en el turno {0} ninguna prueba activa una.</translation>
    </message>
    <message>
        <source>In the tactical retreat no brigade attacks or enters an enemy zone of control, voluntary routs aside.</source>
        <translation>En la retirada táctica ninguna brigada ataca ni entra en una zona de control enemiga, salvo desbandadas voluntarias.</translation>
    </message>
    <message>
        <source>no test activates a Union division on turn {0}; the text's +{1} for such a test never applies (10 Movement)</source>
        <translation>ninguna prueba activa una división de la Unión en el turno {0}; el +{1} del texto para esa prueba nunca se aplica (10 Movement)</translation>
    </message>
    <message>
        <source>no test activates a Union division on turn {0} (10 Movement)</source>
        <translation>ninguna prueba activa una división de la Unión en el turno {0} (10 Movement)</translation>
    </message>
    <message>
        <source>Cavalry division</source>
        <translation>División de caballería</translation>
    </message>
    <message>
        <source>In contact with the enemy</source>
        <translation>En contacto con el enemigo</translation>
    </message>
    <message>
        <source>Superior commander</source>
        <translation>Comandante superior</translation>
    </message>
    <message>
        <source>Wheaton, Keifer, Getty, Merritt, Custer; Ramseur, Pegram, Kershaw.</source>
        <translation>Wheaton, Keifer, Getty, Merritt, Custer; Ramseur, Pegram, Kershaw.</translation>
    </message>
    <message>
        <source>initiative test</source>
        <translation>prueba de iniciativa</translation>
    </message>
    <message>
        <source>Union on turn {0}</source>
        <translation>la Unión en el turno {0}</translation>
    </message>
    <message>
        <source>{The division} acts on its own.</source>
        <translation>{The division} actúa por su cuenta.</translation>
    </message>
    <message>
        <source>{The division} stays where it is and counts as having moved.</source>
        <translation>{The division} se queda donde está y cuenta como si se hubiera movido.</translation>
    </message>
    <message>
        <source>Rounds played</source>
        <translation>Rondas jugadas</translation>
    </message>
    <message>
        <source>The first three rounds are certain, and a fifth is the last.</source>
        <translation>Las tres primeras rondas son seguras, y una quinta es la última.</translation>
    </message>
    <message>
        <source>another round</source>
        <translation>otra ronda</translation>
    </message>
    <message>
        <source>Round {0} is played.</source>
        <translation>Se juega la ronda {0}.</translation>
    </message>
    <message>
        <source>The rounds of this turn are over: the Administrative Phase follows.</source>
        <translation>Las rondas de este turno han acabado: sigue la Fase administrativa.</translation>
    </message>
    <message>
        <source>Sheridan arrives on turn {0}.</source>
        <translation>Sheridan llega en el turno {0}.</translation>
    </message>
    <message>
        <source>Put him in the place of Wright, before the initiative.</source>
        <translation>Ponlo en lugar de Wright, antes de la iniciativa.</translation>
    </message>
    <message>
        <source>Sheridan does not arrive on turn {0}: he does on turn {1}.</source>
        <translation>Sheridan no llega en el turno {0}: llega en el turno {1}.</translation>
    </message>
    <message>
        <source>Which side plays first this turn.</source>
        <translation>Qué bando juega primero este turno.</translation>
    </message>
    <message>
        <source>Activation</source>
        <translation>Activación</translation>
    </message>
    <message>
        <source>How many divisions a side must activate this round.</source>
        <translation>Cuántas divisiones ha de activar un bando esta ronda.</translation>
    </message>
    <message>
        <source>Initiative test</source>
        <translation>Prueba de iniciativa</translation>
    </message>
    <message>
        <source>Whether a division out of command range acts on its own.</source>
        <translation>Si una división fuera del alcance de mando actúa por su cuenta.</translation>
    </message>
    <message>
        <source>Continuation</source>
        <translation>Continuación</translation>
    </message>
    <message>
        <source>Whether the turn has a 4th and a 5th round.</source>
        <translation>Si el turno tiene una 4.ª y una 5.ª ronda.</translation>
    </message>
    <message>
        <source>Before the initiative of turn 4: whether he arrives on it, or a turn later.</source>
        <translation>Antes de la iniciativa del turno 4: si llega en él o un turno más tarde.</translation>
    </message>
    <message>
        <source>Passes through</source>
        <translation>Pasa por</translation>
    </message>
    <message>
        <source>Zones that count for victory, its last one too: the last side there controls them.</source>
        <translation>Zonas que cuentan para la victoria, también la última: las controla el último bando que estuvo allí.</translation>
    </message>
    <message>
        <source>He counts for the Union alone.</source>
        <translation>Solo cuenta para la Unión.</translation>
    </message>
    <message>
        <source>Tactical retreat</source>
        <translation>Retirada táctica</translation>
    </message>
    <message>
        <source>The Union declared one for this turn. It requires Sheridan and is not allowed on the last turn.</source>
        <translation>La Unión la declaró para este turno. Requiere a Sheridan, y el último turno no admite ninguna.</translation>
    </message>
    <message>
        <source>Its side controls {0} now.</source>
        <translation>Ahora su bando controla {0}.</translation>
    </message>
    <message>
        <source>brigades of several zones attack one zone, with one brigade in its first line (11.1)</source>
        <translation>brigadas de varias zonas atacan una sola zona, con una brigada en su primera línea (11.1)</translation>
    </message>
    <message>
        <source>a brigade attacks all enemy zones of its front that no other attacks (11.1)</source>
        <translation>una brigada ataca todas las zonas enemigas de su frente que nadie más ataca (11.1)</translation>
    </message>
    <message>
        <source>{0} charges: it is in the first line (10.5)</source>
        <translation>{0} carga: está en la primera línea (10.5)</translation>
    </message>
    <message>
        <source>{0} retreats or holds first (11.4)</source>
        <translation>{0} antes se retira o mantiene (11.4)</translation>
    </message>
    <message>
        <source>a zone holds one second line (10.5)</source>
        <translation>una zona admite una sola segunda línea (10.5)</translation>
    </message>
    <message>
        <source>{0} stacks with brigades of its own division (10.5)</source>
        <translation>{0} se apila con brigadas de su propia división (10.5)</translation>
    </message>
    <message>
        <source>one of the victors tires, of its owner's choice: say which (11.4)</source>
        <translation>uno de los vencedores se fatiga, a elección de su dueño: di cuál (11.4)</translation>
    </message>
    <message>
        <source>{0} has gone back with another brigade (11.3)</source>
        <translation>{0} ha retrocedido con otra brigada (11.3)</translation>
    </message>
    <message>
        <source>{0} was not behind it in the attack (11.3)</source>
        <translation>{0} no estaba detrás de ella en el ataque (11.3)</translation>
    </message>
    <message>
        <source>Turn by which it enters</source>
        <translation>Turno hasta el que entra</translation>
    </message>
    <message>
        <source>{0} entered by turn {1}, or not at all (12)</source>
        <translation>{0} entró hasta el turno {1}, o no entra (12)</translation>
    </message>
    <message>
        <source>{0} has an artillery marker: one counts (11.3)</source>
        <translation>{0} tiene ya un marcador de artillería: cuenta uno (11.3)</translation>
    </message>
    <message>
        <source>{0} goes back behind it in combat alone (11.3)</source>
        <translation>{0} solo retrocede detrás de ella en combate (11.3)</translation>
    </message>
    <message>
        <source>{0} has not hit it (11.4)</source>
        <translation>{0} no le ha causado un impacto (11.4)</translation>
    </message>
    <message>
        <source>only mounted cavalry charges (10.3 Movement)</source>
        <translation>solo carga la caballería montada (10.3 Movement)</translation>
    </message>
    <message>
        <source>a charge takes the place of an attack (10.3 Movement)</source>
        <translation>una carga ocupa el lugar de un ataque (10.3 Movement)</translation>
    </message>
    <message>
        <source>a brigade at fatigue {0} takes no more (10.3 Movement)</source>
        <translation>una brigada con fatiga {0} no recibe más (10.3 Movement)</translation>
    </message>
    <message>
        <source>a bridge or ford</source>
        <translation>un puente o vado</translation>
    </message>
    <message>
        <source>a climb</source>
        <translation>una subida</translation>
    </message>
    <message>
        <source>points used</source>
        <translation>puntos usados</translation>
    </message>
    <message>
        <source>paid before for mounting or dismounting</source>
        <translation>pagado antes por montar o desmontar</translation>
    </message>
    <message>
        <source>for {0} levels of fatigue</source>
        <translation>por {0} niveles de fatiga</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Quién se mueve</translation>
    </message>
    <message>
        <source>As it is before the move.</source>
        <translation>Como está antes del movimiento.</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zonas</translation>
    </message>
    <message>
        <source>Entered across country.</source>
        <translation>En las que se entra campo a través.</translation>
    </message>
    <message>
        <source>Zones by road</source>
        <translation>Zonas por camino</translation>
    </message>
    <message>
        <source>Entered along a road out of a zone with it.</source>
        <translation>En las que se entra por un camino desde una zona que lo tiene.</translation>
    </message>
    <message>
        <source>Bridges and fords</source>
        <translation>Puentes y vados</translation>
    </message>
    <message>
        <source>Those on the way into the zones above.</source>
        <translation>Los que hay de camino a las zonas de arriba.</translation>
    </message>
    <message>
        <source>Climbs</source>
        <translation>Subidas</translation>
    </message>
    <message>
        <source>Into a higher zone or over an escarpment; free for the command range.</source>
        <translation>A una zona más alta o por un escarpe; libres para el alcance de mando.</translation>
    </message>
    <message>
        <source>Enters the map</source>
        <translation>Entra en el mapa</translation>
    </message>
    <message>
        <source>Its entry zone is none of the zones above.</source>
        <translation>Su zona de entrada no es ninguna de las de arriba.</translation>
    </message>
    <message>
        <source>Mounts or dismounts</source>
        <translation>Monta o desmonta</translation>
    </message>
    <message>
        <source>First of all; the rest of the move is that of dismounted cavalry.</source>
        <translation>Lo primero de todo; el resto del movimiento es de caballería desmontada.</translation>
    </message>
    <message>
        <source>Charges</source>
        <translation>Carga</translation>
    </message>
    <message>
        <source>Instead of an attack.</source>
        <translation>En lugar de un ataque.</translation>
    </message>
    <message>
        <source>Takes fatigue to go farther</source>
        <translation>Toma fatiga para ir más lejos</translation>
    </message>
    <message>
        <source>At the end of the move.</source>
        <translation>Al final del movimiento.</translation>
    </message>
    <message>
        <source>Before the move.</source>
        <translation>Antes del movimiento.</translation>
    </message>
    <message>
        <source>Meets an enemy headquarters</source>
        <translation>Encuentra un cuartel general enemigo</translation>
    </message>
    <message>
        <source>Ends apart from its division</source>
        <translation>Acaba apartada de su división</translation>
    </message>
    <message>
        <source>More than two zones from its other brigades.</source>
        <translation>A más de dos zonas de sus otras brigadas.</translation>
    </message>
    <message>
        <source>In command: points used {0}, left {1}.</source>
        <translation>Bajo mando: puntos usados {0}, quedan {1}.</translation>
    </message>
    <message>
        <source>Out of command: points needed {0}.</source>
        <translation>Sin mando: puntos que hacen falta {0}.</translation>
    </message>
    <message>
        <source>The way may not lead through a zone with an enemy brigade.</source>
        <translation>El camino no puede pasar por una zona con una brigada enemiga.</translation>
    </message>
    <message>
        <source>{It} can move there: points used {0}, left {1}.</source>
        <translation>{It} puede llegar: puntos usados {0}, quedan {1}.</translation>
    </message>
    <message>
        <source>{It} cannot move there: points needed {0}.</source>
        <translation>{It} no puede llegar: puntos que hacen falta {0}.</translation>
    </message>
    <message>
        <source>It takes {0} {1} of fatigue at the end of its move.</source>
        <translation>Toma {0} {1} de fatiga al final de su movimiento.</translation>
    </message>
    <message>
        <source>The enemy headquarters gives way before anything else is done.</source>
        <translation>El cuartel general enemigo cede el paso antes que nada.</translation>
    </message>
    <message>
        <source>Its next move brings it within {0} zones of its division.</source>
        <translation>Su próximo movimiento la lleva a {0} zonas o menos de su división.</translation>
    </message>
    <message>
        <source>The last side to pass through controls it.</source>
        <translation>La controla el último bando que pasa por ella.</translation>
    </message>
    <message>
        <source>Union losses fewer by {0}</source>
        <translation>{0} pérdidas menos de la Unión</translation>
    </message>
    <message>
        <source>Confederate losses fewer by {0}</source>
        <translation>{0} pérdidas menos de la Confederación</translation>
    </message>
    <message>
        <source>Union losses</source>
        <translation>Pérdidas de la Unión</translation>
    </message>
    <message>
        <source>Steps.</source>
        <translation>Escalones.</translation>
    </message>
    <message>
        <source>Confederate losses</source>
        <translation>Pérdidas confederadas</translation>
    </message>
    <message>
        <source>Steps; artillery markers do not count.</source>
        <translation>Escalones; los marcadores de artillería no cuentan.</translation>
    </message>
    <message>
        <source>Middletown, north</source>
        <translation>Middletown, norte</translation>
    </message>
    <message>
        <source>Middletown, south</source>
        <translation>Middletown, sur</translation>
    </message>
    <message>
        <source>Entry zone 11</source>
        <translation>Zona de entrada 11</translation>
    </message>
    <message>
        <source>Entry zone 12</source>
        <translation>Zona de entrada 12</translation>
    </message>
    <message>
        <source>Entry zone 13</source>
        <translation>Zona de entrada 13</translation>
    </message>
    <message>
        <source>Union points</source>
        <translation>Puntos de la Unión</translation>
    </message>
    <message>
        <source>Confederate points</source>
        <translation>Puntos confederados</translation>
    </message>
    <message>
        <source>The Union wins at equal points: {0} each.</source>
        <translation>Gana la Unión a igualdad de puntos: {0} cada bando.</translation>
    </message>
    <message>
        <source>The Union wins {0} to {1} in points.</source>
        <translation>Gana la Unión por {0} a {1} puntos.</translation>
    </message>
    <message>
        <source>The Confederates win {1} to {0} in points.</source>
        <translation>Ganan los confederados por {1} a {0} puntos.</translation>
    </message>
    <message>
        <source>Whether movement points suffice for a move, or a division is in command range.</source>
        <translation>Si los puntos de movimiento bastan para un movimiento, o una división está dentro del alcance de mando.</translation>
    </message>
    <message>
        <source>The victory points of both sides.</source>
        <translation>Los puntos de victoria de los dos bandos.</translation>
    </message>
    <message>
        <source>the division of {0} failed its initiative test (10)</source>
        <translation>la división de {0} falló su prueba de iniciativa (10)</translation>
    </message>
    <message>
        <source>{0} is routed: it neither moves nor attacks (11.4)</source>
        <translation>{0} está desbandada: ni se mueve ni ataca (11.4)</translation>
    </message>
    <message>
        <source>{0} is routed already (11.4)</source>
        <translation>{0} ya está desbandada (11.4)</translation>
    </message>
    <message>
        <source>{0} has acted in this round (7.1)</source>
        <translation>{0} ya ha actuado en esta ronda (7.1)</translation>
    </message>
    <message>
        <source>{0} has attacked in this round (7.1)</source>
        <translation>{0} ya ha atacado en esta ronda (7.1)</translation>
    </message>
    <message>
        <source>the zone of {0} has been attacked in this round (11.1)</source>
        <translation>la zona de {0} ya ha sido atacada en esta ronda (11.1)</translation>
    </message>
    <message>
        <source>{0} has been tested in this round (10)</source>
        <translation>{0} ya ha hecho su prueba en esta ronda (10)</translation>
    </message>
    <message>
        <source>{0} has tested its rout in this phase (9)</source>
        <translation>{0} ya ha probado su desbandada en esta fase (9)</translation>
    </message>
    <message>
        <source>{0} has rolled in this round (7.1)</source>
        <translation>{0} ya ha tirado en esta ronda (7.1)</translation>
    </message>
    <message>
        <source>it has been rolled in this phase (12)</source>
        <translation>ya se ha tirado en esta fase (12)</translation>
    </message>
    <message>
        <source>it has been rolled in this phase (8)</source>
        <translation>ya se ha tirado en esta fase (8)</translation>
    </message>
    <message>
        <source>{0} is no longer there</source>
        <translation>{0} ya no está</translation>
    </message>
    <message>
        <source>{0} is not a brigade</source>
        <translation>{0} no es una brigada</translation>
    </message>
    <message>
        <source>{0} acts from turn {1} on (12)</source>
        <translation>{0} actúa desde el turno {1} (12)</translation>
    </message>
    <message>
        <source>{0} gives way first (10.3)</source>
        <translation>{0} cede antes el paso (10.3)</translation>
    </message>
    <message>
        <source>in a tactical retreat no Union brigade attacks (6.1)</source>
        <translation>en una retirada táctica ninguna brigada de la Unión ataca (6.1)</translation>
    </message>
    <message>
        <source>{0} is not in the attacker's first line (10.5)</source>
        <translation>{0} no está en la primera línea del atacante (10.5)</translation>
    </message>
    <message>
        <source>{0} is not mounted (10.3)</source>
        <translation>{0} no está montada (10.3)</translation>
    </message>
    <message>
        <source>{0} given, charging brigades named: {1}</source>
        <translation>{0} dadas, brigadas que cargan nombradas: {1}</translation>
    </message>
    <message>
        <source>a rout move belongs to the Administrative Phase (9)</source>
        <translation>un movimiento de desbandada es de la Fase administrativa (9)</translation>
    </message>
    <message>
        <source>in the Administrative Phase there are rout moves alone (9)</source>
        <translation>en la Fase administrativa solo hay movimientos de desbandada (9)</translation>
    </message>
    <message>
        <source>{0} is not routed (9)</source>
        <translation>{0} no está desbandada (9)</translation>
    </message>
    <message>
        <source>{0} makes its rout move first: end the phase (9)</source>
        <translation>{0} hace antes su movimiento de desbandada: acaba la fase (9)</translation>
    </message>
    <message>
        <source>the last turn is over</source>
        <translation>el último turno ha acabado</translation>
    </message>
    <message>
        <source>Sheridan is rolled for before it (12)</source>
        <translation>antes se tira por Sheridan (12)</translation>
    </message>
    <message>
        <source>it has been rolled in this turn (6)</source>
        <translation>ya se ha tirado en este turno (6)</translation>
    </message>
    <message>
        <source>he is rolled for on turn {0} (12)</source>
        <translation>por él se tira en el turno {0} (12)</translation>
    </message>
    <message>
        <source>he is there (12)</source>
        <translation>ya está allí (12)</translation>
    </message>
    <message>
        <source>{0} moves as {1} (10.3)</source>
        <translation>{0} se mueve como {1} (10.3)</translation>
    </message>
    <message>
        <source>there are no enemy headquarters on the map (10.3)</source>
        <translation>no hay cuartel general enemigo en el mapa (10.3)</translation>
    </message>
    <message>
        <source>it is {0}'s movement phase (7.1)</source>
        <translation>es la fase de movimiento de {0} (7.1)</translation>
    </message>
    <message>
        <source>a brigade of {0} that has lost {1} is no longer there (11.4 Combat Results)</source>
        <translation>una brigada de {0} que ha perdido {1} ya no está (11.4 Combat Results)</translation>
    </message>
    <message>
        <source>a voluntary rout takes {0} step losses at least (7.1 Activation)</source>
        <translation>una desbandada voluntaria requiere al menos {0} escalones perdidos (7.1 Activation)</translation>
    </message>
    <message>
        <source>its way leads through at most {0} zones, including {1} more where it would end crowded (11.4 Combat Results)</source>
        <translation>su camino pasa por {0} zonas como mucho, contadas las {1} de más donde se amontona (11.4 Combat Results)</translation>
    </message>
    <message>
        <source>strength at the start</source>
        <translation>fuerza al empezar</translation>
    </message>
    <message>
        <source>lost before</source>
        <translation>perdida antes</translation>
    </message>
    <message>
        <source>zones in an enemy front</source>
        <translation>zonas en un frente enemigo</translation>
    </message>
    <message>
        <source>no more than it has left</source>
        <translation>no más de lo que le queda</translation>
    </message>
    <message>
        <source>{The brigade} holds to its last point of strength and is gone, losses {0}.</source>
        <translation>{The brigade} mantiene hasta su último punto de fuerza y desaparece, pérdidas {0}.</translation>
    </message>
    <message>
        <source>{The brigade} holds its zone, losses {0}.</source>
        <translation>{The brigade} mantiene su zona, pérdidas {0}.</translation>
    </message>
    <message>
        <source>An orderly retreat, losses {0}.</source>
        <translation>Una retirada ordenada, pérdidas {0}.</translation>
    </message>
    <message>
        <source>A disorderly retreat, losses {0}.</source>
        <translation>Una retirada desordenada, pérdidas {0}.</translation>
    </message>
    <message>
        <source>{The routed brigade} moves on, losses {0}.</source>
        <translation>{The routed brigade} sigue moviéndose, pérdidas {0}.</translation>
    </message>
    <message>
        <source>{The brigade} routs of its own will, losses {0}.</source>
        <translation>{The brigade} se desbanda por voluntad propia, pérdidas {0}.</translation>
    </message>
    <message>
        <source>A rout, losses {0}: on turn {1} every disorderly retreat of the Union is one.</source>
        <translation>Una desbandada, pérdidas {0}: en el turno {1} lo es toda retirada desordenada de la Unión.</translation>
    </message>
    <message>
        <source>A rout, losses {0}: the disorderly retreat of a brigade that has lost {1} of its strength of {2}.</source>
        <translation>Una desbandada, pérdidas {0}: la retirada desordenada de una brigada que ha perdido {1} de su fuerza de {2}.</translation>
    </message>
    <message>
        <source>Away from enemies first, then outside their fronts, then outside their zones of control, then toward its own edge.</source>
        <translation>Primero lejos de los enemigos, luego fuera de sus frentes, luego fuera de sus zonas de control, luego hacia su propio borde.</translation>
    </message>
    <message>
        <source>A victor of the first line may move in.</source>
        <translation>Puede entrar un vencedor de la primera línea.</translation>
    </message>
    <message>
        <source>Move it back by one zone at least and {0} at most.</source>
        <translation>Muévela atrás una zona al menos y {0} como mucho.</translation>
    </message>
    <message>
        <source>Move it back by {0} zones.</source>
        <translation>Muévela atrás {0} zonas.</translation>
    </message>
    <message>
        <source>Move it {0} zones toward the {1} edge by the shortest way.</source>
        <translation>Muévela {0} zonas hacia el borde {1} por el camino más corto.</translation>
    </message>
    <message>
        <source>Move it {0} zones toward the {1} edge by the shortest way, and mark it as routed.</source>
        <translation>Muévela {0} zonas hacia el borde {1} por el camino más corto y márcala como desbandada.</translation>
    </message>
    <message>
        <source>Remove it: its last point of strength is gone.</source>
        <translation>Retírala: ha perdido su último punto de fuerza.</translation>
    </message>
    <message>
        <source>A second line stays. Where there is none, the zone is empty and a victor of the first line may move in.</source>
        <translation>Una segunda línea se queda. Donde no la hay, la zona queda vacía y puede entrar un vencedor de la primera línea.</translation>
    </message>
    <message>
        <source>A second line makes the retreat without it, by one zone at least and {2} at most, with {0} {1} of fatigue and no loss.</source>
        <translation>Una segunda línea hace la retirada sin ella, una zona al menos y {2} como mucho, con {0} {1} de fatiga y sin pérdida.</translation>
    </message>
    <message>
        <source>A second line makes the retreat without it, by {2} zones, with {0} {1} of fatigue and no loss.</source>
        <translation>Una segunda línea hace la retirada sin ella, {2} zonas, con {0} {1} de fatiga y sin pérdida.</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Elección</translation>
    </message>
    <message>
        <source>A voluntary rout is an action of an activated brigade, another rout move one of the Administrative Phase; the others answer a hit.</source>
        <translation>Una desbandada voluntaria es una acción de una brigada activada, otro movimiento de desbandada lo es de la Fase administrativa; las demás responden a un impacto.</translation>
    </message>
    <message>
        <source>Its own star.</source>
        <translation>Su propia estrella.</translation>
    </message>
    <message>
        <source>With the level that the attack has just brought.</source>
        <translation>Con el nivel que acaba de traer el ataque.</translation>
    </message>
    <message>
        <source>Steps lost before.</source>
        <translation>Escalones perdidos antes.</translation>
    </message>
    <message>
        <source>Strength at the start</source>
        <translation>Fuerza al empezar</translation>
    </message>
    <message>
        <source>Its full strength, before any loss.</source>
        <translation>Su fuerza completa, antes de toda pérdida.</translation>
    </message>
    <message>
        <source>Zones in an enemy front</source>
        <translation>Zonas en un frente enemigo</translation>
    </message>
    <message>
        <source>Those that its way leads through.</source>
        <translation>Las que atraviesa su camino.</translation>
    </message>
    <message>
        <source>zones at most</source>
        <translation>zonas como mucho</translation>
    </message>
    <message>
        <source>fatigue {0}</source>
        <translation>fatiga {0}</translation>
    </message>
    <message>
        <source>{0} losses or more</source>
        <translation>{0} pérdidas o más</translation>
    </message>
    <message>
        <source>A second line goes with it, with {0} {1} of fatigue and no loss.</source>
        <translation>Una segunda línea va con ella, con {0} {1} de fatiga y sin pérdida.</translation>
    </message>
    <message>
        <source>One enemy brigade of the first line, of its owner's choice, takes {0} {1} of fatigue.</source>
        <translation>Una brigada enemiga de la primera línea, a elección de su dueño, toma {0} {1} de fatiga.</translation>
    </message>
    <message>
        <source>organized, a step recovered</source>
        <translation>organizada, un escalón recuperado</translation>
    </message>
    <message>
        <source>Sheridan in command</source>
        <translation>Sheridan al mando</translation>
    </message>
    <message>
        <source>rout recovery</source>
        <translation>recuperación de desbandada</translation>
    </message>
    <message>
        <source>{The brigade} stays routed.</source>
        <translation>{The brigade} sigue desbandada.</translation>
    </message>
    <message>
        <source>{The brigade} is organized again.</source>
        <translation>{The brigade} vuelve a estar organizada.</translation>
    </message>
    <message>
        <source>{The brigade} is organized again and recovers a step.</source>
        <translation>{The brigade} vuelve a estar organizada y recupera un escalón.</translation>
    </message>
    <message>
        <source>{The brigade} is organized again and recovers {0} steps.</source>
        <translation>{The brigade} vuelve a estar organizada y recupera {0} escalones.</translation>
    </message>
    <message>
        <source>Take one of its losses back.</source>
        <translation>Recupera una de sus pérdidas.</translation>
    </message>
    <message>
        <source>Take {0} of its losses back.</source>
        <translation>Recupera {0} de sus pérdidas.</translation>
    </message>
    <message>
        <source>Retreat or hold</source>
        <translation>Retirada o mantener</translation>
    </message>
    <message>
        <source>What becomes of a brigade that is hit, that routs of its own will or is routed.</source>
        <translation>Qué es de una brigada que sufre un impacto, que se desbanda por voluntad propia o que está desbandada.</translation>
    </message>
    <message>
        <source>Rout recovery</source>
        <translation>Recuperación de desbandada</translation>
    </message>
    <message>
        <source>Whether a routed brigade becomes organized.</source>
        <translation>Si una brigada desbandada vuelve a organizarse.</translation>
    </message>
    <message>
        <source>it is turn {0}</source>
        <translation>es el turno {0}</translation>
    </message>
    <message>
        <source>there is none by the roster</source>
        <translation>según la lista no hay ninguno</translation>
    </message>
    <message>
        <source>by the roster it is {0}</source>
        <translation>según la lista es {0}</translation>
    </message>
    <message>
        <source>out of command range it cannot act: no test activates a Union division on turn {0} (10 Movement)</source>
        <translation>fuera del alcance de mando no puede actuar: ninguna prueba activa una división de la Unión en el turno {0} (10 Movement)</translation>
    </message>
    <message>
        <source>None of its brigades is on it yet.</source>
        <translation>Ninguna de sus brigadas está todavía en él.</translation>
    </message>
    <message>
        <source>In command range</source>
        <translation>Dentro del alcance de mando</translation>
    </message>
    <message>
        <source>One of its brigades has a way of 8 points at most to its headquarters, through no zone with an enemy brigade; climbs are free.</source>
        <translation>Una de sus brigadas tiene un camino de 8 puntos como mucho hasta su cuartel general, sin pasar por zonas con brigadas enemigas; las subidas son libres.</translation>
    </message>
    <message>
        <source>tests its initiative</source>
        <translation>hace su prueba de iniciativa</translation>
    </message>
    <message>
        <source>Activated: it enters the map.</source>
        <translation>Activada: entra en el mapa.</translation>
    </message>
    <message>
        <source>In range of its headquarters: its brigades act.</source>
        <translation>Al alcance de su cuartel general: sus brigadas actúan.</translation>
    </message>
    <message>
        <source>Its brigades enter one after the other; then the next division.</source>
        <translation>Sus brigadas entran una tras otra; luego la división siguiente.</translation>
    </message>
    <message>
        <source>One brigade after the other; then the next division.</source>
        <translation>Una brigada tras otra; luego la división siguiente.</translation>
    </message>
    <message>
        <source>Out of command range: it tests its initiative.</source>
        <translation>Fuera del alcance de mando: hace su prueba de iniciativa.</translation>
    </message>
    <message>
        <source>{It} tests its initiative</source>
        <translation>{It} hace su prueba de iniciativa</translation>
    </message>
    <message>
        <source>a brigade without fatigue has none to lose (7.1 Activation)</source>
        <translation>una brigada sin fatiga no tiene ninguna que perder (7.1 Activation)</translation>
    </message>
    <message>
        <source>fatigue left</source>
        <translation>fatiga que queda</translation>
    </message>
    <message>
        <source>{It} rests: fatigue {0}.</source>
        <translation>{It} descansa: fatiga {0}.</translation>
    </message>
    <message>
        <source>It may change its facing.</source>
        <translation>Puede cambiar de frente.</translation>
    </message>
    <message>
        <source>zones that count</source>
        <translation>zonas que cuentan</translation>
    </message>
    <message>
        <source>{It} occupies the zone.</source>
        <translation>{It} ocupa la zona.</translation>
    </message>
    <message>
        <source>It may change its facing; its second line stays behind.</source>
        <translation>Puede cambiar de frente; su segunda línea se queda atrás.</translation>
    </message>
    <message>
        <source>tactical retreat</source>
        <translation>retirada táctica</translation>
    </message>
    <message>
        <source>The Union retreats to reorganize for this turn.</source>
        <translation>La Unión se retira para reorganizarse este turno.</translation>
    </message>
    <message>
        <source>Its brigades neither attack nor enter an enemy zone of control, voluntary routs aside.</source>
        <translation>Sus brigadas ni atacan ni entran en una zona de control enemiga, salvo desbandadas voluntarias.</translation>
    </message>
    <message>
        <source>The rules allow it with Sheridan alone: here the table has ruled it.</source>
        <translation>Las reglas lo permiten solo con Sheridan: aquí lo ha decidido la mesa.</translation>
    </message>
    <message>
        <source>headquarters give way by {0} zones at most (10.3 Movement)</source>
        <translation>un cuartel general cede el paso {0} zonas como mucho (10.3 Movement)</translation>
    </message>
    <message>
        <source>As its owner chooses.</source>
        <translation>Como elija su dueño.</translation>
    </message>
    <message>
        <source>The headquarters give way by one zone.</source>
        <translation>El cuartel general cede el paso una zona.</translation>
    </message>
    <message>
        <source>The headquarters give way by {0} zones.</source>
        <translation>El cuartel general cede el paso {0} zonas.</translation>
    </message>
    <message>
        <source>Out of contact with enemy brigades, active side up.</source>
        <translation>Fuera de contacto con brigadas enemigas, con la cara activa hacia arriba.</translation>
    </message>
    <message>
        <source>markers left in the train: {0} (7.3 Movement of the Confederate Artillery Train)</source>
        <translation>en el tren quedan {0} (7.3 Movement of the Confederate Artillery Train)</translation>
    </message>
    <message>
        <source>Markers in the train</source>
        <translation>Marcadores en el tren</translation>
    </message>
    <message>
        <source>Markers to deploy</source>
        <translation>Marcadores que desplegar</translation>
    </message>
    <message>
        <source>markers left</source>
        <translation>marcadores que quedan</translation>
    </message>
    <message>
        <source>artillery of all</source>
        <translation>artillería de todas</translation>
    </message>
    <message>
        <source>One artillery marker deploys.</source>
        <translation>Se despliega un marcador de artillería.</translation>
    </message>
    <message>
        <source>{0} artillery markers deploy.</source>
        <translation>Se despliegan {0} marcadores de artillería.</translation>
    </message>
    <message>
        <source>Each within {0} zones of the train, with artillery {1}.</source>
        <translation>Cada uno a {0} zonas o menos del tren, con artillería {1}.</translation>
    </message>
    <message>
        <source>Remove the train: it is empty.</source>
        <translation>Retira el tren: está vacío.</translation>
    </message>
    <message>
        <source>Activate</source>
        <translation>Activar</translation>
    </message>
    <message>
        <source>A division acts now, or a cavalry brigade that belongs to none.</source>
        <translation>Ahora actúa una división, o una brigada de caballería que no pertenece a ninguna.</translation>
    </message>
    <message>
        <source>A brigade spends its round on losing fatigue.</source>
        <translation>Una brigada dedica su ronda a perder fatiga.</translation>
    </message>
    <message>
        <source>Advance</source>
        <translation>Avanzar</translation>
    </message>
    <message>
        <source>A victor of the first line occupies the zone that the loser has left.</source>
        <translation>Un vencedor de la primera línea ocupa la zona que ha dejado el perdedor.</translation>
    </message>
    <message>
        <source>The Union retreats for a turn to reorganize.</source>
        <translation>La Unión se retira un turno para reorganizarse.</translation>
    </message>
    <message>
        <source>Headquarters give way</source>
        <translation>El cuartel general cede el paso</translation>
    </message>
    <message>
        <source>Headquarters that an enemy brigade has met move away.</source>
        <translation>Un cuartel general con el que ha dado una brigada enemiga se aparta.</translation>
    </message>
    <message>
        <source>Deploy artillery</source>
        <translation>Desplegar artillería</translation>
    </message>
    <message>
        <source>The artillery train gives markers to brigades.</source>
        <translation>El tren de artillería da marcadores a brigadas.</translation>
    </message>
    <message>
        <source>{0} enters by zone {1}.</source>
        <translation>{0} entra por la zona {1}.</translation>
    </message>
    <message>
        <source>Who plays first</source>
        <translation>Quién juega primero</translation>
    </message>
    <message>
        <source>The Union retreats to reorganize, before it</source>
        <translation>La Unión se retira para reorganizarse, antes</translation>
    </message>
    <message>
        <source>{0} has moved: brigades move before it (7.2)</source>
        <translation>{0} se ha movido: las brigadas se mueven antes (7.2)</translation>
    </message>
    <message>
        <source>{0} acts no more in this round (7.1)</source>
        <translation>{0} no actúa más en esta ronda (7.1)</translation>
    </message>
    <message>
        <source>{0} rolls for activation first (7.1)</source>
        <translation>{0} tira antes la activación (7.1)</translation>
    </message>
    <message>
        <source>attacks are being resolved: all else comes before them (7.1)</source>
        <translation>se están resolviendo los ataques: todo lo demás va antes (7.1)</translation>
    </message>
    <message>
        <source>{0} tests its initiative first (10)</source>
        <translation>{0} hace antes su prueba de iniciativa (10)</translation>
    </message>
    <message>
        <source>{0} has finished: another division acts (7.1)</source>
        <translation>{0} ha terminado: actúa otra división (7.1)</translation>
    </message>
    <message>
        <source>{0} is not activated (7.1)</source>
        <translation>{0} no está activada (7.1)</translation>
    </message>
    <message>
        <source>{0} is not on the map: it pays to enter it (12)</source>
        <translation>{0} no está en el mapa: paga por entrar (12)</translation>
    </message>
    <message>
        <source>points missing for such a move: {0} (10.3)</source>
        <translation>puntos que faltan para ese movimiento: {0} (10.3)</translation>
    </message>
    <message>
        <source>{0} ends its move within {1} zones of its division (10)</source>
        <translation>{0} acaba su movimiento a {1} zonas o menos de su división (10)</translation>
    </message>
    <message>
        <source>{0} has no strength left that way (2)</source>
        <translation>a {0} no le queda fuerza así (2)</translation>
    </message>
    <message>
        <source>{0} has moved in this turn (7.2)</source>
        <translation>{0} se ha movido en este turno (7.2)</translation>
    </message>
    <message>
        <source>{0} enters the map first (12)</source>
        <translation>{0} entra antes en el mapa (12)</translation>
    </message>
    <message>
        <source>another division must be activated before (7.1)</source>
        <translation>antes hay que activar otra división (7.1)</translation>
    </message>
    <message>
        <source>{0} has been activated in this round (7.1)</source>
        <translation>{0} ya ha sido activada en esta ronda (7.1)</translation>
    </message>
    <message>
        <source>{0} has no brigade left that may act in this round (7.1)</source>
        <translation>a {0} no le queda brigada que pueda actuar en esta ronda (7.1)</translation>
    </message>
    <message>
        <source>activate {0} as a whole (7.1)</source>
        <translation>activa {0} entera (7.1)</translation>
    </message>
    <message>
        <source>no other division may be activated in this round (7.1)</source>
        <translation>en esta ronda no se puede activar otra división (7.1)</translation>
    </message>
    <message>
        <source>{0} is off the map</source>
        <translation>{0} está fuera del mapa</translation>
    </message>
    <message>
        <source>while {0} is not on the map every division tests its initiative (10)</source>
        <translation>mientras {0} no esté en el mapa toda división hace su prueba de iniciativa (10)</translation>
    </message>
    <message>
        <source>{0} is not an independent brigade (12)</source>
        <translation>{0} no es una brigada independiente (12)</translation>
    </message>
    <message>
        <source>{0} has not paid for an attack in its move (10.3)</source>
        <translation>{0} no ha pagado un ataque en su movimiento (10.3)</translation>
    </message>
    <message>
        <source>{0} has not paid for a charge (10.3)</source>
        <translation>{0} no ha pagado una carga (10.3)</translation>
    </message>
    <message>
        <source>{0} has paid for a charge (10.3)</source>
        <translation>{0} ha pagado una carga (10.3)</translation>
    </message>
    <message>
        <source>{0} is not attacked (7.3)</source>
        <translation>{0} no es atacada (7.3)</translation>
    </message>
    <message>
        <source>{0} has made its rout move (9)</source>
        <translation>{0} ya ha hecho su movimiento de desbandada (9)</translation>
    </message>
    <message>
        <source>{0} is not hit (11.4)</source>
        <translation>{0} no sufre impacto (11.4)</translation>
    </message>
    <message>
        <source>{0} is not an artillery train (7.3)</source>
        <translation>{0} no es un tren de artillería (7.3)</translation>
    </message>
    <message>
        <source>it requires Sheridan (6.1)</source>
        <translation>requiere a Sheridan (6.1)</translation>
    </message>
    <message>
        <source>it is declared for this turn</source>
        <translation>está declarada para este turno</translation>
    </message>
    <message>
        <source>none is begun on the last turn (6.1)</source>
        <translation>en el último turno no empieza ninguna (6.1)</translation>
    </message>
    <message>
        <source>it is declared before the initiative is rolled (6.1)</source>
        <translation>se declara antes de tirar la iniciativa (6.1)</translation>
    </message>
    <message>
        <source>nobody has left a zone to {0} (11.4)</source>
        <translation>nadie ha dejado una zona a {0} (11.4)</translation>
    </message>
    <message>
        <source>no enemy brigade has met {0} (10.3)</source>
        <translation>ninguna brigada enemiga ha dado con {0} (10.3)</translation>
    </message>
    <message>
        <source>{0} tests its initiative when it is activated out of command range (10)</source>
        <translation>{0} hace su prueba de iniciativa cuando se activa fuera del alcance de mando (10)</translation>
    </message>
    <message>
        <source>{0} has occupied a zone after this fight (11.4)</source>
        <translation>{0} ya ha ocupado una zona tras este combate (11.4)</translation>
    </message>
    <message>
        <source>{0} occupies the zone right after the fight, before the next attack (11.4)</source>
        <translation>{0} ocupa la zona justo tras el combate, antes del ataque siguiente (11.4)</translation>
    </message>
    <message>
        <source>Administrative</source>
        <translation>Administrativa</translation>
    </message>
    <message>
        <source>it changes no odds, only the number in the text</source>
        <translation>las probabilidades son las mismas, las frases nombran el número</translation>
    </message>
    <message>
        <source>section 6 gives the Confederates turn 1 without dice</source>
        <translation>la sección 6 da a los confederados el turno 1 sin dados</translation>
    </message>
    <message>
        <source>the routed brigade</source>
        <translation>la brigada desbandada</translation>
    </message>
    <message>
        <source>the brigade</source>
        <translation>la brigada</translation>
    </message>
    <message>
        <source>the division</source>
        <translation>la división</translation>
    </message>
    <message>
        <source>a strength of {1} that attacks {0} in woods with two second lines</source>
        <translation>una fuerza de {1} que ataca a {0} en bosque con dos segundas líneas</translation>
    </message>
    <message>
        <source>a brigade of 6 with losses of {0} and fatigue {1} that is hit</source>
        <translation>una brigada de 6 con {0} pérdidas y fatiga {1} que sufre un impacto</translation>
    </message>
    <message>
        <source>turn {0}, {1}</source>
        <translation>turno {0}, {1}</translation>
    </message>
    <message>
        <source>a division out of range on turn {0}, {1}</source>
        <translation>una división fuera de alcance en el turno {0}, {1}</translation>
    </message>
    <message>
        <source>a routed brigade, {0}</source>
        <translation>una brigada desbandada, {0}</translation>
    </message>
    <message>
        <source>Laurent Martin, translated by Roger Kaplan</source>
        <translation>Laurent Martin, traducción inglesa de Roger Kaplan</translation>
    </message>
    <message>
        <source>entry zone 11</source>
        <translation>zona de entrada 11</translation>
    </message>
    <message>
        <source>entry zone 12</source>
        <translation>zona de entrada 12</translation>
    </message>
    <message>
        <source>entry zone 13</source>
        <translation>zona de entrada 13</translation>
    </message>
    <message>
        <source>Artillery</source>
        <translation>Artillería</translation>
    </message>
    <message>
        <source>Artillery at the start</source>
        <translation>Artillería al empezar</translation>
    </message>
    <message>
        <source>Sharpshooters</source>
        <translation>Tiradores selectos</translation>
    </message>
    <message>
        <source>Sharpshooters at the start</source>
        <translation>Tiradores selectos al empezar</translation>
    </message>
    <message>
        <source>Full strength, mount changed</source>
        <translation>Fuerza completa, montura cambiada</translation>
    </message>
    <message>
        <source>Full artillery, mount changed</source>
        <translation>Artillería completa, montura cambiada</translation>
    </message>
    <message>
        <source>Enters by zone</source>
        <translation>Entra por la zona</translation>
    </message>
    <message>
        <source>Enters behind</source>
        <translation>Entra detrás de</translation>
    </message>
    <message>
        <source>Hit by</source>
        <translation>Impacto de</translation>
    </message>
    <message>
        <source>Second line behind it</source>
        <translation>Segunda línea detrás</translation>
    </message>
    <message>
        <source>Apart from its division</source>
        <translation>Apartada de su división</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Artillery markers in the train</source>
        <translation>Marcadores de artillería en el tren</translation>
    </message>
    <message>
        <source>Stands with</source>
        <translation>Está con</translation>
    </message>
    <message>
        <source>Turn from which it acts</source>
        <translation>Turno desde el que actúa</translation>
    </message>
    <message>
        <source>Has moved this round</source>
        <translation>Se ha movido esta ronda</translation>
    </message>
    <message>
        <source>Has attacked this round</source>
        <translation>Ha atacado esta ronda</translation>
    </message>
    <message>
        <source>Was attacked this round</source>
        <translation>Fue atacada esta ronda</translation>
    </message>
    <message>
        <source>Has not occupied the zone that was left</source>
        <translation>No ha ocupado la zona que se dejó</translation>
    </message>
    <message>
        <source>Has occupied a zone after its fight</source>
        <translation>Ha ocupado una zona tras su combate</translation>
    </message>
    <message>
        <source>Has gone back behind its first line</source>
        <translation>Ha retrocedido detrás de su primera línea</translation>
    </message>
    <message>
        <source>Has been tested this round</source>
        <translation>Ha hecho su prueba esta ronda</translation>
    </message>
    <message>
        <source>Failed its initiative test this round</source>
        <translation>Falló su prueba de iniciativa esta ronda</translation>
    </message>
    <message>
        <source>Has rolled for activation this round</source>
        <translation>Ha tirado la activación esta ronda</translation>
    </message>
    <message>
        <source>Divisions left to activate this round</source>
        <translation>Divisiones que faltan por activar esta ronda</translation>
    </message>
    <message>
        <source>No test activates its divisions</source>
        <translation>Ninguna prueba activa sus divisiones</translation>
    </message>
    <message>
        <source>Has rolled this phase</source>
        <translation>Ha tirado esta fase</translation>
    </message>
    <message>
        <source>The initiative was a tie</source>
        <translation>La iniciativa quedó en empate</translation>
    </message>
    <message>
        <source>Another round is played</source>
        <translation>Se juega otra ronda</translation>
    </message>
    <message>
        <source>Has been activated this round</source>
        <translation>Ha sido activada esta ronda</translation>
    </message>
    <message>
        <source>Acts now</source>
        <translation>Actúa ahora</translation>
    </message>
    <message>
        <source>Has paid for this round</source>
        <translation>Ha pagado por esta ronda</translation>
    </message>
    <message>
        <source>Its movement phase</source>
        <translation>Su fase de movimiento</translation>
    </message>
    <message>
        <source>Turned to its active side</source>
        <translation>Vuelto a su cara activa</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Primer jugador</translation>
    </message>
    <message>
        <source>off the map</source>
        <translation>fuera del mapa</translation>
    </message>
    <message>
        <source>acts now</source>
        <translation>actúa ahora</translation>
    </message>
    <message>
        <source>apart from its division</source>
        <translation>apartada de su división</translation>
    </message>
    <message>
        <source>its movement phase</source>
        <translation>su fase de movimiento</translation>
    </message>
    <message>
        <source>was attacked</source>
        <translation>fue atacada</translation>
    </message>
    <message>
        <source>failed its initiative test</source>
        <translation>falló su prueba de iniciativa</translation>
    </message>
    <message>
        <source>has rolled for activation</source>
        <translation>ha tirado la activación</translation>
    </message>
    <message>
        <source>has not rolled for activation</source>
        <translation>no ha tirado la activación</translation>
    </message>
    <message>
        <source>is not activated yet (divisions still to choose: {0})</source>
        <translation>no está activada aún (divisiones por elegir: {0})</translation>
    </message>
    <message>
        <source>may be activated in range of its headquarters</source>
        <translation>puede activarse al alcance de su cuartel general</translation>
    </message>
    <message>
        <source>may be activated alone</source>
        <translation>puede activarse sola</translation>
    </message>
    <message>
        <source>has not moved this turn</source>
        <translation>no se ha movido este turno</translation>
    </message>
    <message>
        <source>the continuation has not been rolled</source>
        <translation>no se ha tirado la continuación</translation>
    </message>
    <message>
        <source>makes another rout move</source>
        <translation>hace otro movimiento de desbandada</translation>
    </message>
    <message>
        <source>has not tested its rout</source>
        <translation>no ha probado su desbandada</translation>
    </message>
    <message>
        <source>strength left</source>
        <translation>fuerza que queda</translation>
    </message>
    <message>
        <source>artillery {0}</source>
        <translation>artillería {0}</translation>
    </message>
    <message>
        <source>sharpshooters {0}</source>
        <translation>tiradores selectos {0}</translation>
    </message>
    <message>
        <source>has paid for an {0}</source>
        <translation>ha pagado: {0}</translation>
    </message>
    <message>
        <source>markers {0}</source>
        <translation>marcadores {0}</translation>
    </message>
    <message>
        <source>with {0}</source>
        <translation>con {0}</translation>
    </message>
    <message>
        <source>divisions to activate {0}</source>
        <translation>divisiones que activar {0}</translation>
    </message>
    <message>
        <source>on turn 1 the Confederates have the initiative without dice</source>
        <translation>en el turno 1 los confederados tienen la iniciativa sin dados</translation>
    </message>
    <message>
        <source>{2} with {0} {3}, losses {1}; zones as last passed</source>
        <translation>{2} con {0} {3}, pérdidas {1}; zonas según el último paso</translation>
    </message>
    <message>
        <source>{0} {3}, losses {1}; zones as last passed</source>
        <translation>{0} {3}, pérdidas {1}; zonas según el último paso</translation>
    </message>
    <message>
        <source>Movement phase: {0}, round {1}.</source>
        <translation>Fase de movimiento: {0}, ronda {1}.</translation>
    </message>
    <message>
        <source>Take fatigue one step down and turn headquarters and the artillery train back.</source>
        <translation>Baja la fatiga un nivel y devuelve a su cara los cuarteles generales y el tren de artillería.</translation>
    </message>
    <message>
        <source>Take fatigue {0} steps down and turn headquarters and the artillery train back.</source>
        <translation>Baja la fatiga {0} niveles y devuelve a su cara los cuarteles generales y el tren de artillería.</translation>
    </message>
    <message>
        <source>Whether Sheridan arrives</source>
        <translation>Si llega Sheridan</translation>
    </message>
    <message>
        <source>Sheridan arrives.</source>
        <translation>Llega Sheridan.</translation>
    </message>
    <message>
        <source>Put Sheridan in the place of Wright.</source>
        <translation>Pon a Sheridan en lugar de Wright.</translation>
    </message>
    <message>
        <source>side that plays</source>
        <translation>bando que juega</translation>
    </message>
    <message>
        <source>cavalry within two zones that goes along</source>
        <translation>caballería a dos zonas como mucho que la acompaña</translation>
    </message>
    <message>
        <source>second line of the attack</source>
        <translation>segunda línea del ataque</translation>
    </message>
    <message>
        <source>second line of the defence</source>
        <translation>segunda línea de la defensa</translation>
    </message>
    <message>
        <source>brigade it supports</source>
        <translation>brigada a la que apoya</translation>
    </message>
    <message>
        <source>victor that tires</source>
        <translation>vencedor que se fatiga</translation>
    </message>
    <message>
        <source>{0} has deployed the last of its artillery: brigades move before that (7.3)</source>
        <translation>{0} ha desplegado su última artillería: las brigadas se mueven antes (7.3)</translation>
    </message>
    <message>
        <source>{0} is not an artillery marker (7.3)</source>
        <translation>{0} no es un marcador de artillería (7.3)</translation>
    </message>
    <message>
        <source>{0} has paid for an attack: it is in the first line (11.1)</source>
        <translation>{0} ha pagado un ataque: está en primera línea (11.1)</translation>
    </message>
    <message>
        <source>{0} goes back with a brigade that retreats, not with one that holds (11.3)</source>
        <translation>{0} retrocede con una brigada que se retira, no con una que se mantiene (11.3)</translation>
    </message>
    <message>
        <source>{0} takes no fatigue: it is no brigade.</source>
        <translation>{0} no se fatiga: no es una brigada.</translation>
    </message>
    <message>
        <source>Remove {the defender}: a hit eliminates it.</source>
        <translation>Retire a {the defender}: un impacto lo elimina.</translation>
    </message>
    <message>
        <source>A victor of the first line may move in where no brigade is left.</source>
        <translation>Un vencedor de la primera línea puede entrar donde no quede ninguna brigada.</translation>
    </message>
    <message>
        <source>Artillery train alone</source>
        <translation>Tren de artillería solo</translation>
    </message>
    <message>
        <source>No brigade in its first line: a hit eliminates it, and it takes no fatigue.</source>
        <translation>Ninguna brigada en su primera línea: un impacto lo elimina, y no se fatiga.</translation>
    </message>
    <message>
        <source>Moved by combat since its last move</source>
        <translation>Desplazada por el combate desde su último movimiento</translation>
    </message>
    <message>
        <source>Has deployed the last of its artillery</source>
        <translation>Ha desplegado su última artillería</translation>
    </message>
    <message>
        <source>{0} stands with no brigade.</source>
        <translation>{0} no está con ninguna brigada.</translation>
    </message>
    <message>
        <source>{0} stays behind: it has {1} movement points.</source>
        <translation>{0} se queda atrás: tiene {1} puntos de movimiento.</translation>
    </message>
    <message>
        <source>One for each brigade named; those beyond stand alone.</source>
        <translation>Uno por cada brigada nombrada; los demás quedan solos.</translation>
    </message>
    <message>
        <source>{0} given, brigades named: {1}</source>
        <translation>{0} indicados, brigadas nombradas: {1}</translation>
    </message>
    <message>
        <source>{0} has a second line that goes back with it: say which (11.3)</source>
        <translation>{0} tiene una segunda línea que retrocede con ella: diga cuál (11.3)</translation>
    </message>
    <message>
        <source>Sheridan</source>
        <translation>Sheridan</translation>
    </message>
    <message>
        <source>Take its rout marker off.</source>
        <translation>Quítale el marcador de desbandada.</translation>
    </message>
    <message>
        <source>activation</source>
        <translation>activación</translation>
    </message>
    <message>
        <source>continuation</source>
        <translation>continuación</translation>
    </message>
    <message>
        <source>fatigue</source>
        <translation>fatiga</translation>
    </message>
    <message>
        <source>headquarters</source>
        <translation>cuartel general</translation>
    </message>
    <message>
        <source>sharpshooters</source>
        <translation>tiradores selectos</translation>
    </message>
    <message>
        <source>south</source>
        <translation>sur</translation>
    </message>
    <message>
        <source>town</source>
        <translation>pueblo</translation>
    </message>
    <message>
        <source>woods</source>
        <translation>bosque</translation>
    </message>
    <message>
        <source>zones</source>
        <translation>zonas</translation>
    </message>
    <message>
        <source>activates</source>
        <translation>se activa</translation>
    </message>
    <message>
        <source>bridge</source>
        <translation>puente</translation>
    </message>
    <message>
        <source>disorderly</source>
        <translation>desordenada</translation>
    </message>
    <message>
        <source>divisions</source>
        <translation>divisiones</translation>
    </message>
    <message>
        <source>eliminated</source>
        <translation>eliminada</translation>
    </message>
    <message>
        <source>ford</source>
        <translation>vado</translation>
    </message>
    <message>
        <source>higher</source>
        <translation>más alto</translation>
    </message>
    <message>
        <source>orderly</source>
        <translation>ordenada</translation>
    </message>
    <message>
        <source>organized</source>
        <translation>organizada</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>proporción</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>Cedar Creek: the first attacks</source>
        <translation>Cedar Creek: los primeros ataques</translation>
    </message>
    <message>
        <source>Four divisions and the two independent cavalry brigades of 19 October 1864 from the surprise at dawn on, with the brigades of the example of play. Sums are those of the example; single strengths are ours. All but Moore are on the map, the headquarters and Carter's artillery too.</source>
        <translation>Cuatro divisiones y las dos brigadas de caballería independientes del 19 de octubre de 1864, desde la sorpresa del amanecer, con las brigadas del ejemplo de juego. Las sumas son las del ejemplo; las fuerzas una a una son nuestras. Todas menos Moore están en el mapa, y también los cuarteles generales y la artillería de Carter.</translation>
    </message>
    <message>
        <source>Cedar Creek, 19 October 1864</source>
        <translation>Cedar Creek, 19 de octubre de 1864</translation>
    </message>
    <message>
        <source>Early's Confederates fall upon the sleeping Union camps at half past five in the morning; Sheridan is away, and Wright commands until he comes. Nine turns of three to five rounds of half an hour are played. Set up the Union brigades where the letters of the map put them, at least one in a zone, more than two of them in one now alone; Merritt's are dismounted, Wright is at Belle Grove, and the Confederates are all off the map. Each Confederate division enters when it is activated, on turn 1 or 2, for 1 movement point: Ramseur and Payne by zone 8, Pegram by 7, Evans by 5 or 6, Kershaw by 3 or 4, Wharton by 2; Early and Carter with the artillery come behind Wharton; until Early is on the map every Confederate division that is on it tests its initiative when it is activated. Wheaton, Getty and Keifer are not activated before turn 2, Merritt not before turn 3; Moore enters by zone 3 on turn 3, Custer by zone 13 on turn 6, Sheridan on turn 4 or 5. Carter may unpack up to five artillery markers within three zones of him, each worth 2 to the brigade it stands with until that has a loss, then 1. The side with fewer losses counts the difference, both Middletown zones count 2 each, the zones of entries 11, 12 and 13 one each for the Union and three each for the Confederates; a tie is the Union's. The brigades of the example of play have the strengths that its sums ask for and no sharpshooters, of whom it rolls none; all other ratings are ours.</source>
        <translation>Los confederados de Early caen sobre los campamentos dormidos de la Unión a las cinco y media de la mañana; Sheridan está fuera y manda Wright hasta que llegue. Se juegan nueve turnos de tres a cinco rondas de media hora. Coloca las brigadas de la Unión donde las ponen las letras del mapa, al menos una por zona, y más de dos en una solo ahora; las de Merritt están desmontadas, Wright está en Belle Grove, y los confederados están todos fuera del mapa. Cada división confederada entra cuando se activa, en el turno 1 o 2, por 1 punto de movimiento: Ramseur y Payne por la zona 8, Pegram por la 7, Evans por la 5 o la 6, Kershaw por la 3 o la 4, Wharton por la 2; Early y Carter con la artillería llegan detrás de Wharton; hasta que Early está en el mapa, toda división confederada que esté en él hace su prueba de iniciativa cuando se activa. Wheaton, Getty y Keifer no se activan antes del turno 2, Merritt no antes del turno 3; Moore entra por la zona 3 en el turno 3, Custer por la zona 13 en el turno 6, Sheridan en el turno 4 o 5. Carter puede desplegar hasta cinco marcadores de artillería a tres zonas o menos de él, que valen 2 cada uno para la brigada con la que están hasta que esta tiene una pérdida, y después 1. El bando con menos pérdidas cuenta la diferencia, las dos zonas de Middletown cuentan 2 cada una, las zonas de las entradas 11, 12 y 13 una cada una para la Unión y tres para los confederados; el empate es de la Unión. Las brigadas del ejemplo de juego tienen las fuerzas que piden sus sumas y ningún tirador selecto, pues no tira ninguno; todos los demás valores son nuestros.</translation>
    </message>
    <message>
        <source>division</source>
        <translation>división</translation>
    </message>
    <message>
        <source>brigade</source>
        <translation>brigada</translation>
    </message>
    <message>
        <source>{0} occupies the zone</source>
        <translation>{0} ocupa la zona</translation>
    </message>
    <message>
        <source>{0} retreats, {1} behind it</source>
        <translation>{0} se retira, con {1} detrás</translation>
    </message>
    <message>
        <source>{0} holds</source>
        <translation>{0} mantiene</translation>
    </message>
    <message>
        <source>{0} holds, {1} tires</source>
        <translation>{0} mantiene, {1} se fatiga</translation>
    </message>
    <message>
        <source>{0} gives way</source>
        <translation>{0} cede el paso</translation>
    </message>
    <message>
        <source>{0} charges, after all moves</source>
        <translation>{0} carga, después de todos los movimientos</translation>
    </message>
    <message>
        <source>{0} attacks, after all moves</source>
        <translation>{0} ataca, después de todos los movimientos</translation>
    </message>
    <message>
        <source>{0} makes another rout move</source>
        <translation>{0} hace otro movimiento de desbandada</translation>
    </message>
    <message>
        <source>Whether round {0} is played</source>
        <translation>Si se juega la ronda {0}</translation>
    </message>
    <message>
        <source>{0} tests its rout</source>
        <translation>{0} prueba su desbandada</translation>
    </message>
    <message>
        <source>{0}: how many divisions act</source>
        <translation>{0}: cuántas divisiones actúan</translation>
    </message>
    <message>
        <source>along</source>
        <translation>acompañan</translation>
    </message>
    <message>
        <source>attacker_support</source>
        <translation>apoyos del atacante</translation>
    </message>
    <message>
        <source>defender_support</source>
        <translation>apoyos del defensor</translation>
    </message>
    <message>
        <source>confederate</source>
        <translation>Confederación</translation>
    </message>
    <message>
        <source>second_line</source>
        <translation>segunda línea</translation>
    </message>
    <message>
        <source>star</source>
        <translation>estrella</translation>
    </message>
    <message>
        <source>supported</source>
        <translation>apoyado</translation>
    </message>
    <message>
        <source>union</source>
        <translation>Unión</translation>
    </message>
    <message>
        <source>victor</source>
        <translation>vencedor</translation>
    </message>
    <message>
        <source>{0} made its rout move before the tests, or not at all (9)</source>
        <translation>{0} hizo su movimiento de desbandada antes de las pruebas, o no lo hizo (9)</translation>
    </message>
    <message>
        <source>{0} stays behind: it has moved in this round.</source>
        <translation>{0} se queda atrás: ya se ha movido en esta ronda.</translation>
    </message>
    <message>
        <source>Has left its zone of the set-up</source>
        <translation>Ha dejado su zona del despliegue</translation>
    </message>
    <message>
        <source>First lines it may stand behind</source>
        <translation>Primeras líneas tras las que puede estar</translation>
    </message>
    <message>
        <source>Independent cavalry</source>
        <translation>Caballería independiente</translation>
    </message>
    <message>
        <source>It belongs to no division: neither range nor test.</source>
        <translation>No es de ninguna división: ni alcance ni prueba.</translation>
    </message>
    <message>
        <source>Activated by itself: it acts.</source>
        <translation>Activada por sí sola: actúa.</translation>
    </message>
    <message>
        <source>a charge makes no move longer (10.3 Movement)</source>
        <translation>una carga no alarga ningún movimiento (10.3 Movement)</translation>
    </message>
    <message>
        <source>The battle goes on after turn {0} of {1}: Union {2}, Confederates {3} in points.</source>
        <translation>La batalla sigue tras el turno {0} de {1}: Unión {2}, confederados {3} en puntos.</translation>
    </message>
    <message>
        <source>Through with this round without having acted: {0}.</source>
        <translation>Terminan esta ronda sin haber actuado: {0}.</translation>
    </message>
    <message>
        <source>Turn {0} to its reverse side.</source>
        <translation>Gira {0} a su reverso.</translation>
    </message>
    <message>
        <source>Under {0} the loss marker is {1}.</source>
        <translation>Bajo {0} el marcador de pérdidas es {1}.</translation>
    </message>
    <message>
        <source>Remove {0}.</source>
        <translation>Retira {0}.</translation>
    </message>
    <message>
        <source>Turn {0} over.</source>
        <translation>Da la vuelta a {0}.</translation>
    </message>
    <message>
        <source>Then the next division.</source>
        <translation>Después, la siguiente división.</translation>
    </message>
    <message>
        <source>Turn {0} to its active side.</source>
        <translation>Gira {0} a su cara activa.</translation>
    </message>
    <message>
        <source>Turn {0} over: mounted.</source>
        <translation>Da la vuelta a {0}: montada.</translation>
    </message>
    <message>
        <source>Turn {0} over: dismounted.</source>
        <translation>Da la vuelta a {0}: desmontada.</translation>
    </message>
    <message>
        <source>Put a charge marker on {0}.</source>
        <translation>Pon un marcador de carga sobre {0}.</translation>
    </message>
    <message>
        <source>Put an attack marker on {0}.</source>
        <translation>Pon un marcador de ataque sobre {0}.</translation>
    </message>
    <message>
        <source>nobody has the initiative: roll it, or set right whose it is with first=yes (6)</source>
        <translation>nadie tiene la iniciativa: tírala, o corrige de quién es con first=yes (6)</translation>
    </message>
</context>
</TS>
