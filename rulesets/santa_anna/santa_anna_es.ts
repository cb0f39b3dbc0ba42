<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>santa_anna</name>
    <message>
        <source>25 mm</source>
        <translation>25 mm</translation>
    </message>
    <message>
        <source>unit that broke</source>
        <translation>unidad que se desbandó</translation>
    </message>
    <message>
        <source>guns without a crew</source>
        <translation>cañones sin dotación</translation>
    </message>
    <message>
        <source>hidden unit</source>
        <translation>unidad oculta</translation>
    </message>
    <message>
        <source>stragglers rolled</source>
        <translation>rezagados tirados</translation>
    </message>
    <message>
        <source>movement never breaks a unit</source>
        <translation>el movimiento nunca deshace una unidad</translation>
    </message>
    <message>
        <source>Breaking</source>
        <translation>Desbandada</translation>
    </message>
    <message>
        <source>Take 1 casting off {0}.</source>
        <translation>Retira 1 figura de {0}.</translation>
    </message>
    <message>
        <source>Take {1} castings off {0}.</source>
        <translation>Retira {1} figuras de {0}.</translation>
    </message>
    <message>
        <source>Put 1 casting of {0} behind it as a straggler.</source>
        <translation>Pon 1 figura de {0} detrás como rezagada.</translation>
    </message>
    <message>
        <source>Put {1} castings of {0} behind it as stragglers.</source>
        <translation>Pon {1} figuras de {0} detrás como rezagadas.</translation>
    </message>
    <message>
        <source>Take {0} off the table: all its castings count as lost.</source>
        <translation>Retira {0} de la mesa: todas sus figuras cuentan como perdidas.</translation>
    </message>
    <message>
        <source>Mark {0} broken and turn it away as a mob.</source>
        <translation>Marca {0} como desbandada y vuélvela de espaldas, en tropel.</translation>
    </message>
    <message>
        <source>Each friend that sees the rout of {the broken unit} rolls a rout check</source>
        <translation>Cada amigo que ve la huida de {the broken unit} hace un chequeo de desbandada</translation>
    </message>
    <message>
        <source>No friend sees the rout of {the broken unit}</source>
        <translation>Ningún amigo ve la huida de {the broken unit}</translation>
    </message>
    <message>
        <source>The unit has not fired or fought yet in this game.</source>
        <translation>La unidad aún no ha disparado ni combatido en esta partida.</translation>
    </message>
    <message>
        <source>LR, 0 to 3.</source>
        <translation>LR, 0 a 3.</translation>
    </message>
    <message>
        <source>Enemy near</source>
        <translation>Enemigo cerca</translation>
    </message>
    <message>
        <source>An enemy is within 12 inches.</source>
        <translation>Hay un enemigo a 12 pulgadas o menos.</translation>
    </message>
    <message>
        <source>Defender hit in</source>
        <translation>Al defensor se le ataca por</translation>
    </message>
    <message>
        <source>Flank or rear when the attacker spends its whole move in that zone of the defender.</source>
        <translation>Flanco o retaguardia cuando el atacante hace todo su movimiento en esa zona del defensor.</translation>
    </message>
    <message>
        <source>Weapon Ranges</source>
        <translation>Alcances de las armas</translation>
    </message>
    <message>
        <source>ad hoc weapons</source>
        <translation>armas improvisadas</translation>
    </message>
    <message>
        <source>rifled musket</source>
        <translation>fusil rayado</translation>
    </message>
    <message>
        <source>3 lb gun</source>
        <translation>cañón de 3 lb</translation>
    </message>
    <message>
        <source>6 lb gun</source>
        <translation>cañón de 6 lb</translation>
    </message>
    <message>
        <source>8 lb gun</source>
        <translation>cañón de 8 lb</translation>
    </message>
    <message>
        <source>12 lb gun</source>
        <translation>cañón de 12 lb</translation>
    </message>
    <message>
        <source>24 lb gun</source>
        <translation>cañón de 24 lb</translation>
    </message>
    <message>
        <source>at short range</source>
        <translation>a corta distancia</translation>
    </message>
    <message>
        <source>at medium range</source>
        <translation>a media distancia</translation>
    </message>
    <message>
        <source>at long range</source>
        <translation>a larga distancia</translation>
    </message>
    <message>
        <source>Firing Procedure: strength</source>
        <translation>Procedimiento de fuego: fuerza</translation>
    </message>
    <message>
        <source>pounds of the gun</source>
        <translation>libras del cañón</translation>
    </message>
    <message>
        <source>Firing Procedure: parts of the strength</source>
        <translation>Procedimiento de fuego: partes de la fuerza</translation>
    </message>
    <message>
        <source>low on ammunition</source>
        <translation>escasa de munición</translation>
    </message>
    <message>
        <source>damaged gun</source>
        <translation>cañón dañado</translation>
    </message>
    <message>
        <source>one side of a building</source>
        <translation>un lado de un edificio</translation>
    </message>
    <message>
        <source>quarter volley</source>
        <translation>cuarto de descarga</translation>
    </message>
    <message>
        <source>horse holders</source>
        <translation>guardacaballos</translation>
    </message>
    <message>
        <source>Firing and Melee Procedure: column shifts</source>
        <translation>Fuego y melé: cambios de columna</translation>
    </message>
    <message>
        <source>rough ground</source>
        <translation>terreno abrupto</translation>
    </message>
    <message>
        <source>light fortification</source>
        <translation>fortificación ligera</translation>
    </message>
    <message>
        <source>heavy fortification</source>
        <translation>fortificación pesada</translation>
    </message>
    <message>
        <source>initial volley</source>
        <translation>descarga inicial</translation>
    </message>
    <message>
        <source>target in skirmish order</source>
        <translation>blanco en guerrilla</translation>
    </message>
    <message>
        <source>target behind skirmishers</source>
        <translation>blanco tras tiradores</translation>
    </message>
    <message>
        <source>target unlimbered gunners</source>
        <translation>blanco artilleros desenganchados</translation>
    </message>
    <message>
        <source>saber against cavalry without melee weapons</source>
        <translation>sable contra caballería sin armas de melé</translation>
    </message>
    <message>
        <source>U.S. infantry or cavalry</source>
        <translation>infantería o caballería de EE. UU.</translation>
    </message>
    <message>
        <source>mounted cavalry against infantry not in square</source>
        <translation>caballería montada contra infantería que no está en cuadro</translation>
    </message>
    <message>
        <source>stragglers, times</source>
        <translation>rezagados, por</translation>
    </message>
    <message>
        <source>Firing Procedure: stragglers by the side that is hit</source>
        <translation>Procedimiento de fuego: rezagados según el lado que recibe</translation>
    </message>
    <message>
        <source>hit in front</source>
        <translation>recibe de frente</translation>
    </message>
    <message>
        <source>hit in the flank</source>
        <translation>recibe por el flanco</translation>
    </message>
    <message>
        <source>hit in the rear</source>
        <translation>recibe por la retaguardia</translation>
    </message>
    <message>
        <source>Firing Procedure: fixed numbers</source>
        <translation>Procedimiento de fuego: números fijos</translation>
    </message>
    <message>
        <source>inches of a quarter volley</source>
        <translation>pulgadas de un cuarto de descarga</translation>
    </message>
    <message>
        <source>stragglers a roll of a column or square</source>
        <translation>rezagados por tirada de una columna o un cuadro</translation>
    </message>
    <message>
        <source>stragglers a turn of a U.S. battery</source>
        <translation>rezagados por turno de una batería de EE. UU.</translation>
    </message>
    <message>
        <source>face that runs low on ammunition</source>
        <translation>cara con la que escasea la munición</translation>
    </message>
    <message>
        <source>Artillery: functions in a turn</source>
        <translation>Artillería: funciones por turno</translation>
    </message>
    <message>
        <source>heaviest U.S. gun with two functions, pounds</source>
        <translation>cañón de EE. UU. más pesado con dos funciones, libras</translation>
    </message>
    <message>
        <source>U.S. artillery up to that weight</source>
        <translation>artillería de EE. UU. hasta ese peso</translation>
    </message>
    <message>
        <source>all other artillery</source>
        <translation>toda la demás artillería</translation>
    </message>
    <message>
        <source>column 0</source>
        <translation>columna 0</translation>
    </message>
    <message>
        <source>column 1</source>
        <translation>columna 1</translation>
    </message>
    <message>
        <source>column 2</source>
        <translation>columna 2</translation>
    </message>
    <message>
        <source>column 3</source>
        <translation>columna 3</translation>
    </message>
    <message>
        <source>column 4</source>
        <translation>columna 4</translation>
    </message>
    <message>
        <source>column 5</source>
        <translation>columna 5</translation>
    </message>
    <message>
        <source>column 6</source>
        <translation>columna 6</translation>
    </message>
    <message>
        <source>column 7</source>
        <translation>columna 7</translation>
    </message>
    <message>
        <source>column 8</source>
        <translation>columna 8</translation>
    </message>
    <message>
        <source>column 9</source>
        <translation>columna 9</translation>
    </message>
    <message>
        <source>column 10</source>
        <translation>columna 10</translation>
    </message>
    <message>
        <source>column 11</source>
        <translation>columna 11</translation>
    </message>
    <message>
        <source>column 12</source>
        <translation>columna 12</translation>
    </message>
    <message>
        <source>column 13</source>
        <translation>columna 13</translation>
    </message>
    <message>
        <source>column 14</source>
        <translation>columna 14</translation>
    </message>
    <message>
        <source>column 15</source>
        <translation>columna 15</translation>
    </message>
    <message>
        <source>column 16</source>
        <translation>columna 16</translation>
    </message>
    <message>
        <source>Combat Effects Chart: header</source>
        <translation>Tabla de efectos de combate: cabecera</translation>
    </message>
    <message>
        <source>Combat Effects Chart</source>
        <translation>Tabla de efectos de combate</translation>
    </message>
    <message>
        <source>Melee Procedure: fixed numbers</source>
        <translation>Procedimiento de melé: números fijos</translation>
    </message>
    <message>
        <source>part of the castings that fights, hit in flank or rear</source>
        <translation>parte de las figuras que combate, atacada por flanco o retaguardia</translation>
    </message>
    <message>
        <source>part of the castings that fights, caught forming square</source>
        <translation>parte de las figuras que combate, sorprendida formando cuadro</translation>
    </message>
    <message>
        <source>castings that fight, at least</source>
        <translation>figuras que combaten como mínimo</translation>
    </message>
    <message>
        <source>castings of difference for a shift of one</source>
        <translation>figuras de diferencia por un cambio de columna</translation>
    </message>
    <message>
        <source>rounds in a turn</source>
        <translation>rondas por turno</translation>
    </message>
    <message>
        <source>rounds in which charging counts</source>
        <translation>rondas en que cuenta la carga</translation>
    </message>
    <message>
        <source>rounds in which the lance counts</source>
        <translation>rondas en que cuenta la lanza</translation>
    </message>
    <message>
        <source>to close</source>
        <translation>para cerrar</translation>
    </message>
    <message>
        <source>to stand</source>
        <translation>para aguantar</translation>
    </message>
    <message>
        <source>Roll to Close or Stand: modifiers</source>
        <translation>Tirada para cerrar o aguantar: modificadores</translation>
    </message>
    <message>
        <source>half the enemy or fewer</source>
        <translation>la mitad del enemigo o menos</translation>
    </message>
    <message>
        <source>twice the enemy or more</source>
        <translation>el doble del enemigo o más</translation>
    </message>
    <message>
        <source>mounted against a square</source>
        <translation>montada contra un cuadro</translation>
    </message>
    <message>
        <source>times the enemy's effectives</source>
        <translation>veces los efectivos del enemigo</translation>
    </message>
    <message>
        <source>Roll to Close or Stand: sizes compared</source>
        <translation>Tirada para cerrar o aguantar: tamaños comparados</translation>
    </message>
    <message>
        <source>Roll to Close or Stand: to close</source>
        <translation>Tirada para cerrar o aguantar: para cerrar</translation>
    </message>
    <message>
        <source>halts and fires</source>
        <translation>se detiene y dispara</translation>
    </message>
    <message>
        <source>Roll to Close or Stand: to stand</source>
        <translation>Tirada para cerrar o aguantar: para aguantar</translation>
    </message>
    <message>
        <source>fires and retreats</source>
        <translation>dispara y se retira</translation>
    </message>
    <message>
        <source>Forming Emergency Square</source>
        <translation>Formar cuadro de emergencia</translation>
    </message>
    <message>
        <source>in column</source>
        <translation>en columna</translation>
    </message>
    <message>
        <source>charged in flank or rear</source>
        <translation>cargada por flanco o retaguardia</translation>
    </message>
    <message>
        <source>inches, at least</source>
        <translation>pulgadas como mínimo</translation>
    </message>
    <message>
        <source>Cavalry Breakthrough: modifiers</source>
        <translation>Ruptura de la caballería: modificadores</translation>
    </message>
    <message>
        <source>Cavalry Breakthrough</source>
        <translation>Ruptura de la caballería</translation>
    </message>
    <message>
        <source>breaks through</source>
        <translation>rompe a través</translation>
    </message>
    <message>
        <source>charges on</source>
        <translation>sigue cargando</translation>
    </message>
    <message>
        <source>reforms in place</source>
        <translation>se rehace en el sitio</translation>
    </message>
    <message>
        <source>rallies back</source>
        <translation>vuelve a reunirse atrás</translation>
    </message>
    <message>
        <source>to rally</source>
        <translation>para reagruparse</translation>
    </message>
    <message>
        <source>to rout</source>
        <translation>para desbandada</translation>
    </message>
    <message>
        <source>Roll to Rally or Route: modifiers</source>
        <translation>Tirada de reagrupamiento o desbandada: modificadores</translation>
    </message>
    <message>
        <source>leader attached, beside his rating</source>
        <translation>jefe agregado, además de su valor</translation>
    </message>
    <message>
        <source>each part of the castings lost as casualties</source>
        <translation>cada parte de las figuras perdida como bajas</translation>
    </message>
    <message>
        <source>enemy near</source>
        <translation>enemigo cerca</translation>
    </message>
    <message>
        <source>in cover</source>
        <translation>a cubierto</translation>
    </message>
    <message>
        <source>Roll to Rally or Route: to rally</source>
        <translation>Tirada de reagrupamiento o desbandada: para reagruparse</translation>
    </message>
    <message>
        <source>stays broken</source>
        <translation>sigue desbandada</translation>
    </message>
    <message>
        <source>Roll to Rally or Route: to rout</source>
        <translation>Tirada de reagrupamiento o desbandada: para desbandada</translation>
    </message>
    <message>
        <source>stragglers that return</source>
        <translation>rezagados que vuelven</translation>
    </message>
    <message>
        <source>Recovery of a unit on Hold</source>
        <translation>Recuperación de una unidad en Mantener</translation>
    </message>
    <message>
        <source>Morale: fixed numbers</source>
        <translation>Moral: números fijos</translation>
    </message>
    <message>
        <source>part of the castings that counts once lost</source>
        <translation>parte de las figuras que cuenta una vez perdida</translation>
    </message>
    <message>
        <source>inches within which an enemy is near</source>
        <translation>pulgadas en que un enemigo está cerca</translation>
    </message>
    <message>
        <source>inches within which a breaking friend is seen</source>
        <translation>pulgadas en que se ve desbandarse a un amigo</translation>
    </message>
    <message>
        <source>degrees to each side in which he is seen</source>
        <translation>grados a cada lado en que se le ve</translation>
    </message>
    <message>
        <source>part that returns with an enemy near</source>
        <translation>parte que vuelve con un enemigo cerca</translation>
    </message>
    <message>
        <source>stragglers that return, at least</source>
        <translation>rezagados que vuelven como mínimo</translation>
    </message>
    <message>
        <source>Leader points and the cost of orders</source>
        <translation>Puntos de jefe y coste de las órdenes</translation>
    </message>
    <message>
        <source>die for leader points</source>
        <translation>dado de puntos de jefe</translation>
    </message>
    <message>
        <source>orders of an attached leader</source>
        <translation>órdenes de un jefe agregado</translation>
    </message>
    <message>
        <source>points an order</source>
        <translation>puntos por orden</translation>
    </message>
    <message>
        <source>points an order to a far unit</source>
        <translation>puntos por orden a una unidad lejana</translation>
    </message>
    <message>
        <source>inches beyond which a unit is far</source>
        <translation>pulgadas a partir de las cuales una unidad está lejos</translation>
    </message>
    <message>
        <source>Leader Casualty Table</source>
        <translation>Tabla de bajas de jefes</translation>
    </message>
    <message>
        <source>turns out</source>
        <translation>turnos fuera</translation>
    </message>
    <message>
        <source>Turns until a leader is replaced</source>
        <translation>Turnos hasta que se sustituye a un jefe</translation>
    </message>
    <message>
        <source>Leaders: fixed numbers</source>
        <translation>Jefes: números fijos</translation>
    </message>
    <message>
        <source>rating that a replacement lacks</source>
        <translation>valor que le falta a un sustituto</translation>
    </message>
    <message>
        <source>rating, at least</source>
        <translation>valor como mínimo</translation>
    </message>
    <message>
        <source>turns out, at least</source>
        <translation>turnos fuera como mínimo</translation>
    </message>
    <message>
        <source>inches within which a leader rallies stragglers</source>
        <translation>pulgadas en que un jefe reúne rezagados</translation>
    </message>
    <message>
        <source>points to rally stragglers</source>
        <translation>puntos por reunir rezagados</translation>
    </message>
    <message>
        <source>Victory at Buena Vista</source>
        <translation>Victoria en Buena Vista</translation>
    </message>
    <message>
        <source>Mexican points for a U.S. loss</source>
        <translation>puntos mexicanos por una pérdida de EE. UU.</translation>
    </message>
    <message>
        <source>U.S. points for a Mexican loss</source>
        <translation>puntos de EE. UU. por una pérdida mexicana</translation>
    </message>
    <message>
        <source>Mexican points if Minon comes</source>
        <translation>puntos mexicanos si llega Miñón</translation>
    </message>
    <message>
        <source>times the loser's points for a smashing victory</source>
        <translation>veces los puntos del perdedor para una victoria aplastante</translation>
    </message>
    <message>
        <source>Dice of the rolls</source>
        <translation>Dados de las tiradas</translation>
    </message>
    <message>
        <source>emergency square</source>
        <translation>cuadro de emergencia</translation>
    </message>
    <message>
        <source>leader hit</source>
        <translation>jefe alcanzado</translation>
    </message>
    <message>
        <source>gun damage</source>
        <translation>daño a cañones</translation>
    </message>
    <message>
        <source>counter charge</source>
        <translation>contracarga</translation>
    </message>
    <message>
        <source>Arcs and zones</source>
        <translation>Arcos y zonas</translation>
    </message>
    <message>
        <source>Firing</source>
        <translation>Fuego</translation>
    </message>
    <message>
        <source>arc of fire, formed</source>
        <translation>arco de fuego, formada</translation>
    </message>
    <message>
        <source>arc of fire, artillery</source>
        <translation>arco de fuego, artillería</translation>
    </message>
    <message>
        <source>arc of fire, skirmishers</source>
        <translation>arco de fuego, tiradores</translation>
    </message>
    <message>
        <source>flank zone</source>
        <translation>zona de flanco</translation>
    </message>
    <message>
        <source>oblique move</source>
        <translation>movimiento oblicuo</translation>
    </message>
    <message>
        <source>breakthrough to each side</source>
        <translation>ruptura a cada lado</translation>
    </message>
    <message>
        <source>after Move or Charge</source>
        <translation>después de Mover o Cargar</translation>
    </message>
    <message>
        <source>after any other order, and in the first turn</source>
        <translation>después de cualquier otra orden, y en el primer turno</translation>
    </message>
    <message>
        <source>Random Orders</source>
        <translation>Órdenes al azar</translation>
    </message>
    <message>
        <source>a roll of 1</source>
        <translation>un 1</translation>
    </message>
    <message>
        <source>a roll of 2</source>
        <translation>un 2</translation>
    </message>
    <message>
        <source>a roll of 3</source>
        <translation>un 3</translation>
    </message>
    <message>
        <source>a roll of 4</source>
        <translation>un 4</translation>
    </message>
    <message>
        <source>a roll of 5</source>
        <translation>un 5</translation>
    </message>
    <message>
        <source>a roll of 6</source>
        <translation>un 6</translation>
    </message>
    <message>
        <source>a roll of 7</source>
        <translation>un 7</translation>
    </message>
    <message>
        <source>a roll of 8</source>
        <translation>un 8</translation>
    </message>
    <message>
        <source>a roll of 9</source>
        <translation>un 9</translation>
    </message>
    <message>
        <source>a roll of 10</source>
        <translation>un 10</translation>
    </message>
    <message>
        <source>Random Orders: orders that cannot be carried out</source>
        <translation>Órdenes al azar: órdenes que no se pueden cumplir</translation>
    </message>
    <message>
        <source>Charge without an enemy in reach</source>
        <translation>Carga sin enemigo al alcance</translation>
    </message>
    <message>
        <source>Charge of a unit that may not charge</source>
        <translation>Carga de una unidad que no puede cargar</translation>
    </message>
    <message>
        <source>Charge of unlimbered guns</source>
        <translation>Carga de cañones desenganchados</translation>
    </message>
    <message>
        <source>as a friend who rallies</source>
        <translation>como un amigo que se reagrupa</translation>
    </message>
    <message>
        <source>as a friend, but there is none</source>
        <translation>como un amigo, sin ninguno</translation>
    </message>
    <message>
        <source>Movement Distances: dice</source>
        <translation>Distancias de movimiento: dados</translation>
    </message>
    <message>
        <source>on foot, line</source>
        <translation>a pie, línea</translation>
    </message>
    <message>
        <source>on foot, column</source>
        <translation>a pie, columna</translation>
    </message>
    <message>
        <source>on foot, road column</source>
        <translation>a pie, columna de marcha</translation>
    </message>
    <message>
        <source>on foot, skirmish order</source>
        <translation>a pie, guerrilla</translation>
    </message>
    <message>
        <source>on foot, square</source>
        <translation>a pie, cuadro</translation>
    </message>
    <message>
        <source>mounted, line</source>
        <translation>montada, línea</translation>
    </message>
    <message>
        <source>mounted, column; leaders</source>
        <translation>montada, columna; jefes</translation>
    </message>
    <message>
        <source>mounted, road column</source>
        <translation>montada, columna de marcha</translation>
    </message>
    <message>
        <source>mounted, skirmish order</source>
        <translation>montada, guerrilla</translation>
    </message>
    <message>
        <source>limbered guns</source>
        <translation>cañones enganchados</translation>
    </message>
    <message>
        <source>unlimbered guns</source>
        <translation>cañones desenganchados</translation>
    </message>
    <message>
        <source>on foot</source>
        <translation>a pie</translation>
    </message>
    <message>
        <source>Movement Distances: dice added</source>
        <translation>Distancias de movimiento: dados añadidos</translation>
    </message>
    <message>
        <source>inches it takes</source>
        <translation>pulgadas que cuesta</translation>
    </message>
    <message>
        <source>roll it needs</source>
        <translation>tirada que necesita</translation>
    </message>
    <message>
        <source>Movement Distances: costs</source>
        <translation>Distancias de movimiento: costes</translation>
    </message>
    <message>
        <source>change of formation</source>
        <translation>cambio de formación</translation>
    </message>
    <message>
        <source>facing about</source>
        <translation>media vuelta</translation>
    </message>
    <message>
        <source>contour line</source>
        <translation>curva de nivel</translation>
    </message>
    <message>
        <source>wall, ravine or stream</source>
        <translation>muro, barranca o arroyo</translation>
    </message>
    <message>
        <source>Movement Distances: fixed numbers</source>
        <translation>Distancias de movimiento: números fijos</translation>
    </message>
    <message>
        <source>rough terrain, inches times</source>
        <translation>terreno abrupto, pulgadas por</translation>
    </message>
    <message>
        <source>face of a charge or retreat die that loses stragglers</source>
        <translation>cara de un dado de carga o retirada que pierde rezagados</translation>
    </message>
    <message>
        <source>stragglers for such a face</source>
        <translation>rezagados por esa cara</translation>
    </message>
    <message>
        <source>the unit that moves</source>
        <translation>la unidad que se mueve</translation>
    </message>
    <message>
        <source>the unit passed through</source>
        <translation>la unidad atravesada</translation>
    </message>
    <message>
        <source>Passing Through Other Units</source>
        <translation>Atravesar otras unidades</translation>
    </message>
    <message>
        <source>formed through unformed</source>
        <translation>formada a través de no formada</translation>
    </message>
    <message>
        <source>formed and charging through unformed</source>
        <translation>formada y cargando a través de no formada</translation>
    </message>
    <message>
        <source>formed through formed</source>
        <translation>formada a través de formada</translation>
    </message>
    <message>
        <source>unformed through formed</source>
        <translation>no formada a través de formada</translation>
    </message>
    <message>
        <source>unformed through unformed</source>
        <translation>no formada a través de no formada</translation>
    </message>
    <message>
        <source>Stragglers at once</source>
        <translation>Rezagados inmediatos</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Melé</translation>
    </message>
    <message>
        <source>a charge falls short</source>
        <translation>una carga se queda corta</translation>
    </message>
    <message>
        <source>infantry broken by mounted cavalry</source>
        <translation>infantería desbandada por caballería montada</translation>
    </message>
    <message>
        <source>cavalry that has not broken a square</source>
        <translation>caballería que no ha roto un cuadro</translation>
    </message>
    <message>
        <source>follow-up charge</source>
        <translation>carga sucesiva</translation>
    </message>
    <message>
        <source>Cavalry: fixed numbers</source>
        <translation>Caballería: números fijos</translation>
    </message>
    <message>
        <source>part of overrun stragglers that become casualties</source>
        <translation>parte de los rezagados arrollados que pasan a bajas</translation>
    </message>
    <message>
        <source>number to exceed for a counter charge</source>
        <translation>número que superar para una contracarga</translation>
    </message>
    <message>
        <source>inches at which an enemy lets a unit on Hold roll</source>
        <translation>pulgadas a las que un enemigo deja tirar a una unidad en Mantener</translation>
    </message>
    <message>
        <source>inches at which charging cavalry lets a unit charge</source>
        <translation>pulgadas a las que la caballería que carga deja cargar a una unidad</translation>
    </message>
    <message>
        <source>Artillery: fixed numbers</source>
        <translation>Artillería: números fijos</translation>
    </message>
    <message>
        <source>face that damages a gun</source>
        <translation>cara que daña un cañón</translation>
    </message>
    <message>
        <source>damages that silence a gun casting</source>
        <translation>daños que silencian una pieza</translation>
    </message>
    <message>
        <source>castings that man a gun</source>
        <translation>figuras que sirven un cañón</translation>
    </message>
    <message>
        <source>gunners among them, at least</source>
        <translation>artilleros entre ellas como mínimo</translation>
    </message>
    <message>
        <source>functions that each one costs with a single gunner</source>
        <translation>funciones que cuesta una de un cañón con un solo artillero</translation>
    </message>
    <message>
        <source>points a section</source>
        <translation>puntos por sección</translation>
    </message>
    <message>
        <source>at half the points or less</source>
        <translation>con la mitad de los puntos o menos</translation>
    </message>
    <message>
        <source>without points</source>
        <translation>sin puntos</translation>
    </message>
    <message>
        <source>Fortification points</source>
        <translation>Puntos de fortificación</translation>
    </message>
    <message>
        <source>Fortifications: fixed numbers</source>
        <translation>Fortificaciones: números fijos</translation>
    </message>
    <message>
        <source>part of the points at which a section is a level lower</source>
        <translation>parte de los puntos con que una sección baja un nivel</translation>
    </message>
    <message>
        <source>inches of a section</source>
        <translation>pulgadas de una sección</translation>
    </message>
    <message>
        <source>Spotting hidden units</source>
        <translation>Descubrir unidades ocultas</translation>
    </message>
    <message>
        <source>number to begin with</source>
        <translation>número de partida</translation>
    </message>
    <message>
        <source>hidden castings for one less</source>
        <translation>figuras ocultas por uno menos</translation>
    </message>
    <message>
        <source>spotting castings for one less</source>
        <translation>figuras que buscan por uno menos</translation>
    </message>
    <message>
        <source>face that always misses</source>
        <translation>cara que siempre falla</translation>
    </message>
    <message>
        <source>Detachments</source>
        <translation>Destacamentos</translation>
    </message>
    <message>
        <source>castings of a skirmish company</source>
        <translation>figuras de una compañía de tiradores</translation>
    </message>
    <message>
        <source>Nation</source>
        <translation>Nación</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Armamento</translation>
    </message>
    <message>
        <source>Melee weapon</source>
        <translation>Arma de melé</translation>
    </message>
    <message>
        <source>Initial volley</source>
        <translation>Descarga inicial</translation>
    </message>
    <message>
        <source>Low ammunition</source>
        <translation>Poca munición</translation>
    </message>
    <message>
        <source>In melee</source>
        <translation>En melé</translation>
    </message>
    <message>
        <source>Castings at the start</source>
        <translation>Figuras al empezar</translation>
    </message>
    <message>
        <source>Effectives</source>
        <translation>Efectivos</translation>
    </message>
    <message>
        <source>Stragglers</source>
        <translation>Rezagados</translation>
    </message>
    <message>
        <source>Losses this turn</source>
        <translation>Pérdidas este turno</translation>
    </message>
    <message>
        <source>Losses from fire this turn</source>
        <translation>Pérdidas por fuego este turno</translation>
    </message>
    <message>
        <source>Casualties from fire this turn</source>
        <translation>Bajas por fuego este turno</translation>
    </message>
    <message>
        <source>Has straggled from fire this turn</source>
        <translation>Se ha rezagado por fuego este turno</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Far from its leader</source>
        <translation>Lejos de su jefe</translation>
    </message>
    <message>
        <source>Has fired or fought this turn</source>
        <translation>Ha disparado o combatido este turno</translation>
    </message>
    <message>
        <source>Has fired this turn</source>
        <translation>Ha disparado este turno</translation>
    </message>
    <message>
        <source>Charging</source>
        <translation>Carga</translation>
    </message>
    <message>
        <source>Has declared its charge at</source>
        <translation>Ha declarado su carga contra</translation>
    </message>
    <message>
        <source>Caught forming square</source>
        <translation>Sorprendida formando cuadro</translation>
    </message>
    <message>
        <source>Has broken through this turn</source>
        <translation>Ha roto a través este turno</translation>
    </message>
    <message>
        <source>Broke this turn</source>
        <translation>Se desbandó este turno</translation>
    </message>
    <message>
        <source>Leader casualty rolled this turn</source>
        <translation>Baja de jefe tirada este turno</translation>
    </message>
    <message>
        <source>Leader points rolled this turn</source>
        <translation>Puntos de jefe tirados este turno</translation>
    </message>
    <message>
        <source>Has moved this turn</source>
        <translation>Se ha movido este turno</translation>
    </message>
    <message>
        <source>Its charge has come to an end this turn</source>
        <translation>Su carga ha terminado este turno</translation>
    </message>
    <message>
        <source>No friend saw it break this turn</source>
        <translation>Ningún amigo lo vio desbandarse este turno</translation>
    </message>
    <message>
        <source>Has rolled to stand this turn</source>
        <translation>Ha tirado para aguantar este turno</translation>
    </message>
    <message>
        <source>Has fought its rounds of melee this turn</source>
        <translation>Ha combatido sus rondas de melé este turno</translation>
    </message>
    <message>
        <source>Charged last turn</source>
        <translation>Cargó el turno pasado</translation>
    </message>
    <message>
        <source>Touches in its charge</source>
        <translation>Toca en su carga</translation>
    </message>
    <message>
        <source>Supports in its melee</source>
        <translation>Apoya en su melé</translation>
    </message>
    <message>
        <source>Has closed with</source>
        <translation>Ha cerrado con</translation>
    </message>
    <message>
        <source>Has rolled for the breaking of</source>
        <translation>Ha tirado por la desbandada de</translation>
    </message>
    <message>
        <source>Has ridden over the stragglers of</source>
        <translation>Ha arrollado a los rezagados de</translation>
    </message>
    <message>
        <source>Order rolled this turn</source>
        <translation>Orden tirada este turno</translation>
    </message>
    <message>
        <source>Rolled to rally or recover this turn</source>
        <translation>Ha tirado para reagruparse o recuperar este turno</translation>
    </message>
    <message>
        <source>Functions used this turn</source>
        <translation>Funciones usadas este turno</translation>
    </message>
    <message>
        <source>Its short-handed gun acted last turn</source>
        <translation>Su cañón falto de gente actuó el turno pasado</translation>
    </message>
    <message>
        <source>At the wagons</source>
        <translation>Junto a los carros</translation>
    </message>
    <message>
        <source>Has attacked and is locked with</source>
        <translation>Ha atacado y está trabada con</translation>
    </message>
    <message>
        <source>Turn from which it may arrive</source>
        <translation>Turno desde el que puede llegar</translation>
    </message>
    <message>
        <source>Not yet on the table</source>
        <translation>Aún no está en la mesa</translation>
    </message>
    <message>
        <source>Retreats off the table</source>
        <translation>Retiradas fuera de la mesa</translation>
    </message>
    <message>
        <source>Costs its side points once on the table</source>
        <translation>Cuesta puntos a su bando una vez en la mesa</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Oculta</translation>
    </message>
    <message>
        <source>Sides of its building that have fired this turn</source>
        <translation>Lados de su edificio que han disparado este turno</translation>
    </message>
    <message>
        <source>Behind the section</source>
        <translation>Detrás de la sección</translation>
    </message>
    <message>
        <source>Leader rating</source>
        <translation>Valor de jefe</translation>
    </message>
    <message>
        <source>Attached to</source>
        <translation>Agregado a</translation>
    </message>
    <message>
        <source>Leader attached</source>
        <translation>Jefe agregado</translation>
    </message>
    <message>
        <source>Turns out</source>
        <translation>Turnos fuera</translation>
    </message>
    <message>
        <source>Points left</source>
        <translation>Puntos que quedan</translation>
    </message>
    <message>
        <source>Damage to Artillery is played</source>
        <translation>Se juega Daño a la artillería</translation>
    </message>
    <message>
        <source>Follow-Up Charges are played</source>
        <translation>Se juegan Cargas sucesivas</translation>
    </message>
    <message>
        <source>Stragglers are losses</source>
        <translation>Los rezagados son pérdidas</translation>
    </message>
    <message>
        <source>Turns that the game lasts</source>
        <translation>Turnos que dura la partida</translation>
    </message>
    <message>
        <source>Has won</source>
        <translation>Ha ganado</translation>
    </message>
    <message>
        <source>Part of</source>
        <translation>Parte de</translation>
    </message>
    <message>
        <source>Unlimbered</source>
        <translation>Desenganchada</translation>
    </message>
    <message>
        <source>Gun castings</source>
        <translation>Piezas</translation>
    </message>
    <message>
        <source>Damaged guns</source>
        <translation>Cañones dañados</translation>
    </message>
    <message>
        <source>Poundage</source>
        <translation>Calibre en libras</translation>
    </message>
    <message>
        <source>Gunners</source>
        <translation>Artilleros</translation>
    </message>
    <message>
        <source>Helpers</source>
        <translation>Ayudantes</translation>
    </message>
    <message>
        <source>Functions</source>
        <translation>Funciones</translation>
    </message>
    <message>
        <source>Texan</source>
        <translation>texana</translation>
    </message>
    <message>
        <source>ad hoc</source>
        <translation>improvisada</translation>
    </message>
    <message>
        <source>road column</source>
        <translation>columna de marcha</translation>
    </message>
    <message>
        <source>mob (broken)</source>
        <translation>tropel (desbandada)</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Cargar</translation>
    </message>
    <message>
        <source>First Fire</source>
        <translation>Fuego inicial</translation>
    </message>
    <message>
        <source>Hold Fire</source>
        <translation>Reservar fuego</translation>
    </message>
    <message>
        <source>Rally</source>
        <translation>Reagrupar</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Formar</translation>
    </message>
    <message>
        <source>Goes with the unit</source>
        <translation>Va con la unidad</translation>
    </message>
    <message>
        <source>No: he leaves it.</source>
        <translation>No: la deja.</translation>
    </message>
    <message>
        <source>{The leader} goes with {the unit}.</source>
        <translation>{The leader} va con {the unit}.</translation>
    </message>
    <message>
        <source>Place him with it: he orders nobody else.</source>
        <translation>Colócalo con ella: no da órdenes a nadie más.</translation>
    </message>
    <message>
        <source>{The leader} leaves {the unit}.</source>
        <translation>{The leader} deja {the unit}.</translation>
    </message>
    <message>
        <source>Measured when its order is given.</source>
        <translation>Se mide cuando se da su orden.</translation>
    </message>
    <message>
        <source>far from its leader</source>
        <translation>lejos de su jefe</translation>
    </message>
    <message>
        <source>Orders to {the unit} cost {0} until it is near again.</source>
        <translation>Las órdenes a {the unit} cuestan {0} hasta que vuelva a estar cerca.</translation>
    </message>
    <message>
        <source>Orders to {the unit} cost {0}.</source>
        <translation>Las órdenes a {the unit} cuestan {0}.</translation>
    </message>
    <message>
        <source>Attach a leader</source>
        <translation>Agregar un jefe</translation>
    </message>
    <message>
        <source>A leader goes with a unit, or leaves it.</source>
        <translation>Un jefe va con una unidad, o la deja.</translation>
    </message>
    <message>
        <source>Distance to the leader</source>
        <translation>Distancia al jefe</translation>
    </message>
    <message>
        <source>Whether an order to a unit costs more.</source>
        <translation>Si una orden a una unidad cuesta más.</translation>
    </message>
    <message>
        <source>Attached to a unit</source>
        <translation>Agregado a una unidad</translation>
    </message>
    <message>
        <source>He gives one order, to that unit; the others of his command roll at random.</source>
        <translation>Da una sola orden, a esa unidad; las demás de su mando tiran al azar.</translation>
    </message>
    <message>
        <source>leader points</source>
        <translation>puntos de jefe</translation>
    </message>
    <message>
        <source>attached leader: one order, to his unit</source>
        <translation>jefe agregado: una orden, a su unidad</translation>
    </message>
    <message>
        <source>leader rating</source>
        <translation>valor de jefe</translation>
    </message>
    <message>
        <source>{The leader} has 1 point to give orders.</source>
        <translation>{The leader} tiene 1 punto para dar órdenes.</translation>
    </message>
    <message>
        <source>{The leader} has {0} points to give orders.</source>
        <translation>{The leader} tiene {0} puntos para dar órdenes.</translation>
    </message>
    <message>
        <source>The order goes to {the unit} he is attached to; the rest of his command rolls for random orders.</source>
        <translation>La orden va a {the unit} a la que está agregado; el resto de su mando tira órdenes al azar.</translation>
    </message>
    <message>
        <source>An order costs {0}, to a unit more than {1} inches away {2}; what is not used is lost.</source>
        <translation>Una orden cuesta {0}, y {2} a una unidad a más de {1} pulgadas; lo que no se usa se pierde.</translation>
    </message>
    <message>
        <source>Stragglers near the leader</source>
        <translation>Rezagados cerca del jefe</translation>
    </message>
    <message>
        <source>Stragglers of one unit within 3 inches of him.</source>
        <translation>Rezagados de una unidad a 3 pulgadas o menos de él.</translation>
    </message>
    <message>
        <source>no more stragglers near him</source>
        <translation>no quedan más rezagados cerca de él</translation>
    </message>
    <message>
        <source>{The leader} brings no stragglers back.</source>
        <translation>{The leader} no recupera rezagados.</translation>
    </message>
    <message>
        <source>{The leader} brings 1 straggler back to {the unit}, whatever its order.</source>
        <translation>{The leader} devuelve 1 rezagado a {the unit}, sea cual sea su orden.</translation>
    </message>
    <message>
        <source>{The leader} brings {0} stragglers back to {the unit}, whatever its order.</source>
        <translation>{The leader} devuelve {0} rezagados a {the unit}, sea cual sea su orden.</translation>
    </message>
    <message>
        <source>Put 1 straggler back in {the unit}'s ranks.</source>
        <translation>Devuelve 1 rezagado a las filas de {the unit}.</translation>
    </message>
    <message>
        <source>Put {0} stragglers back in {the unit}'s ranks.</source>
        <translation>Devuelve {0} rezagados a las filas de {the unit}.</translation>
    </message>
    <message>
        <source>The stragglers must be within {0} inches of him.</source>
        <translation>Los rezagados han de estar a {0} pulgadas o menos de él.</translation>
    </message>
    <message>
        <source>Leader points it cost when orders were given: {0}.</source>
        <translation>Puntos de jefe que costó al dar las órdenes: {0}.</translation>
    </message>
    <message>
        <source>the replacement's is lower</source>
        <translation>el del sustituto es menor</translation>
    </message>
    <message>
        <source>Decides how soon he is replaced.</source>
        <translation>Decide cuánto tardan en sustituirlo.</translation>
    </message>
    <message>
        <source>Losses of his unit this turn</source>
        <translation>Pérdidas de su unidad este turno</translation>
    </message>
    <message>
        <source>Stragglers and casualties from fire and melee.</source>
        <translation>Rezagados y bajas por fuego y melé.</translation>
    </message>
    <message>
        <source>rating from now on</source>
        <translation>valor desde ahora</translation>
    </message>
    <message>
        <source>die for the leader, hit at {0} or less</source>
        <translation>dado por el jefe, alcanzado con {0} o menos</translation>
    </message>
    <message>
        <source>die for his wound</source>
        <translation>dado por su herida</translation>
    </message>
    <message>
        <source>leader replacement</source>
        <translation>sustitución del jefe</translation>
    </message>
    <message>
        <source>turns until he is replaced</source>
        <translation>turnos hasta que lo sustituyan</translation>
    </message>
    <message>
        <source>{The leader} is grazed and stays in command.</source>
        <translation>{The leader} solo sufre un rasguño y sigue al mando.</translation>
    </message>
    <message>
        <source>{The leader} is wounded and leaves the field.</source>
        <translation>{The leader} está herido y deja el campo.</translation>
    </message>
    <message>
        <source>{The leader} is killed.</source>
        <translation>{The leader} muere.</translation>
    </message>
    <message>
        <source>Take {the leader} off the table.</source>
        <translation>Retira a {the leader} de la mesa.</translation>
    </message>
    <message>
        <source>A leader of rating {0} takes over at once.</source>
        <translation>Un jefe de valor {0} toma el mando enseguida.</translation>
    </message>
    <message>
        <source>A leader of rating {0} takes over in 1 turn.</source>
        <translation>Un jefe de valor {0} toma el mando dentro de 1 turno.</translation>
    </message>
    <message>
        <source>A leader of rating {0} takes over in {1} turns.</source>
        <translation>Un jefe de valor {0} toma el mando dentro de {1} turnos.</translation>
    </message>
    <message>
        <source>Until then his units roll for random orders, and leaders under him follow their last mission.</source>
        <translation>Hasta entonces sus unidades tiran órdenes al azar, y los jefes a sus órdenes siguen su última misión.</translation>
    </message>
    <message>
        <source>Leader points</source>
        <translation>Puntos de jefe</translation>
    </message>
    <message>
        <source>How many orders a leader can give this turn.</source>
        <translation>Cuántas órdenes puede dar un jefe este turno.</translation>
    </message>
    <message>
        <source>Leader rallies stragglers (optional)</source>
        <translation>Jefe reúne rezagados (opcional)</translation>
    </message>
    <message>
        <source>A leader who spent a point on it brings stragglers back.</source>
        <translation>Un jefe que gastó un punto en ello recupera rezagados.</translation>
    </message>
    <message>
        <source>Whether a leader attached to a unit with losses this turn is hit.</source>
        <translation>Si se alcanza a un jefe agregado a una unidad con pérdidas este turno.</translation>
    </message>
    <message>
        <source>a broken unit rolls for no order: it rallies or retreats</source>
        <translation>una unidad desbandada no tira orden: se reagrupa o se retira</translation>
    </message>
    <message>
        <source>Last order</source>
        <translation>Última orden</translation>
    </message>
    <message>
        <source>What the unit did last turn; none in the first turn.</source>
        <translation>Lo que hizo la unidad el turno pasado; nada en el primer turno.</translation>
    </message>
    <message>
        <source>A broken unit, in mob, rolls for no order.</source>
        <translation>Una unidad desbandada, en tropel, no tira orden.</translation>
    </message>
    <message>
        <source>Enemy in reach</source>
        <translation>Enemigo al alcance</translation>
    </message>
    <message>
        <source>One that the unit may charge: infantry does not charge mounted cavalry, skirmishers only other skirmishers.</source>
        <translation>Uno al que la unidad pueda cargar: la infantería no carga a caballería montada; los tiradores, solo a otros tiradores.</translation>
    </message>
    <message>
        <source>Order of the nearest friend</source>
        <translation>Orden del amigo más cercano</translation>
    </message>
    <message>
        <source>random order</source>
        <translation>orden al azar</translation>
    </message>
    <message>
        <source>roll for a random order</source>
        <translation>tirada de una orden al azar</translation>
    </message>
    <message>
        <source>{The unit} does as the nearest friend does.</source>
        <translation>{The unit} hace lo que el amigo más cercano.</translation>
    </message>
    <message>
        <source>{The unit} would charge, but no enemy that it may charge is in reach.</source>
        <translation>{The unit} cargaría, pero no hay al alcance ningún enemigo al que pueda cargar.</translation>
    </message>
    <message>
        <source>{The unit} would charge, but limbered guns do not charge.</source>
        <translation>{The unit} cargaría, pero los cañones enganchados no cargan.</translation>
    </message>
    <message>
        <source>{The unit} would charge, but unlimbered guns do not charge.</source>
        <translation>{The unit} cargaría, pero los cañones desenganchados no cargan.</translation>
    </message>
    <message>
        <source>The nearest friend rallies; a unit that is not broken does not.</source>
        <translation>El amigo más cercano se reagrupa; una unidad que no está desbandada no lo hace.</translation>
    </message>
    <message>
        <source>{The unit} would do as the nearest friend, but there is none.</source>
        <translation>{The unit} haría lo que el amigo más cercano, pero no hay ninguno.</translation>
    </message>
    <message>
        <source>{The unit}'s order is {0}.</source>
        <translation>La orden de {the unit} es {0}.</translation>
    </message>
    <message>
        <source>Lay a {0} chip behind {the unit}.</source>
        <translation>Pon una ficha de {0} detrás de {the unit}.</translation>
    </message>
    <message>
        <source>In All Moves the guns limber.</source>
        <translation>En Todos los movimientos se enganchan los cañones.</translation>
    </message>
    <message>
        <source>Random order</source>
        <translation>Orden al azar</translation>
    </message>
    <message>
        <source>What a unit without an order does this turn.</source>
        <translation>Lo que hace este turno una unidad sin orden.</translation>
    </message>
    <message>
        <source>Those that the battery has just taken from artillery.</source>
        <translation>Que la batería acaba de recibir de la artillería.</translation>
    </message>
    <message>
        <source>Of the battery; each is silent once both of its guns are destroyed.</source>
        <translation>De la batería; cada una calla cuando sus dos cañones están destruidos.</translation>
    </message>
    <message>
        <source>guns damaged</source>
        <translation>cañones dañados</translation>
    </message>
    <message>
        <source>casualty {0}</source>
        <translation>baja {0}</translation>
    </message>
    <message>
        <source>guns damaged by casualty {0}</source>
        <translation>cañones dañados por la baja {0}</translation>
    </message>
    <message>
        <source>every gun casting is silent</source>
        <translation>todas las piezas callan</translation>
    </message>
    <message>
        <source>No gun is damaged.</source>
        <translation>Ningún cañón queda dañado.</translation>
    </message>
    <message>
        <source>1 gun is damaged.</source>
        <translation>1 cañón queda dañado.</translation>
    </message>
    <message>
        <source>{0} guns are damaged.</source>
        <translation>{0} cañones quedan dañados.</translation>
    </message>
    <message>
        <source>Mark every gun casting of {the battery}: all of them are silent.</source>
        <translation>Marca todas las piezas de {the battery}: callan todas.</translation>
    </message>
    <message>
        <source>Mark 1 gun casting: it fires at half, and is silent if it was marked before.</source>
        <translation>Marca 1 pieza: dispara a la mitad, y calla si ya estaba marcada.</translation>
    </message>
    <message>
        <source>Mark gun castings {0} times, unmarked ones first: each fires at half, marked twice it is silent.</source>
        <translation>Marca piezas {0} veces, primero las no marcadas: cada una dispara a la mitad, con dos marcas calla.</translation>
    </message>
    <message>
        <source>{The battery} rolls a rout check</source>
        <translation>{The battery} hace un chequeo de desbandada</translation>
    </message>
    <message>
        <source>Artillery castings at this gun casting.</source>
        <translation>Figuras de artillería en esta pieza.</translation>
    </message>
    <message>
        <source>Infantry castings lent to it.</source>
        <translation>Figuras de infantería que se le han prestado.</translation>
    </message>
    <message>
        <source>In a turn with a full crew: two of U.S. guns up to 12 pounds, one of all others.</source>
        <translation>En un turno con la dotación completa: dos los cañones de EE. UU. hasta 12 libras, una todos los demás.</translation>
    </message>
    <message>
        <source>functions of a full crew</source>
        <translation>funciones de una dotación completa</translation>
    </message>
    <message>
        <source>without a gunner the gun is silent</source>
        <translation>sin artillero el cañón calla</translation>
    </message>
    <message>
        <source>short-handed: each takes {0}</source>
        <translation>falta gente: cada una cuesta {0}</translation>
    </message>
    <message>
        <source>{The gun} has no function this turn.</source>
        <translation>{The gun} no tiene función este turno.</translation>
    </message>
    <message>
        <source>{The gun} has 1 function a turn.</source>
        <translation>{The gun} tiene 1 función por turno.</translation>
    </message>
    <message>
        <source>{The gun} has {0} functions a turn.</source>
        <translation>{The gun} tiene {0} funciones por turno.</translation>
    </message>
    <message>
        <source>Bring a gunner to it: that is a move for him.</source>
        <translation>Llévale un artillero: para él es un movimiento.</translation>
    </message>
    <message>
        <source>With so few hands one function takes {0} turns.</source>
        <translation>Con tan pocas manos una función tarda {0} turnos.</translation>
    </message>
    <message>
        <source>nobody mans the gun</source>
        <translation>nadie sirve el cañón</translation>
    </message>
    <message>
        <source>casting lost</source>
        <translation>figura perdida</translation>
    </message>
    <message>
        <source>casting drawn; the gunners are 1 to {0}</source>
        <translation>figura sacada; los artilleros son 1 a {0}</translation>
    </message>
    <message>
        <source>A gunner is lost.</source>
        <translation>Se pierde un artillero.</translation>
    </message>
    <message>
        <source>Take the loss from the gunners.</source>
        <translation>Toma la pérdida de los artilleros.</translation>
    </message>
    <message>
        <source>A helper is lost.</source>
        <translation>Se pierde un ayudante.</translation>
    </message>
    <message>
        <source>Take the loss from the infantry at {the gun}.</source>
        <translation>Toma la pérdida de la infantería que sirve {the gun}.</translation>
    </message>
    <message>
        <source>Touching a wagon</source>
        <translation>Toca un carro</translation>
    </message>
    <message>
        <source>The battery has spent the turn touching a wagon of its army's train.</source>
        <translation>La batería ha pasado el turno tocando un carro del tren de su ejército.</translation>
    </message>
    <message>
        <source>{The battery} is still low on ammunition.</source>
        <translation>{The battery} sigue escasa de munición.</translation>
    </message>
    <message>
        <source>Bring it to a wagon and keep it there for a turn.</source>
        <translation>Llévala a un carro y mantenla allí un turno.</translation>
    </message>
    <message>
        <source>{The battery} has ammunition again.</source>
        <translation>{The battery} vuelve a tener munición.</translation>
    </message>
    <message>
        <source>Take the low ammunition marker off {the battery}.</source>
        <translation>Quita a {the battery} el marcador de poca munición.</translation>
    </message>
    <message>
        <source>{The battery} is not low on ammunition.</source>
        <translation>{The battery} no está escasa de munición.</translation>
    </message>
    <message>
        <source>Gun damage (optional)</source>
        <translation>Daño a cañones (opcional)</translation>
    </message>
    <message>
        <source>A battery that artillery has hit may lose guns.</source>
        <translation>Una batería alcanzada por la artillería puede perder cañones.</translation>
    </message>
    <message>
        <source>Gun crew</source>
        <translation>Dotación del cañón</translation>
    </message>
    <message>
        <source>How many functions a gun casting has with the crew that is left.</source>
        <translation>Cuántas funciones tiene una pieza con la dotación que queda.</translation>
    </message>
    <message>
        <source>Loss of a mixed crew</source>
        <translation>Pérdida de una dotación mixta</translation>
    </message>
    <message>
        <source>Whether a gunner or a helper is lost.</source>
        <translation>Si se pierde un artillero o un ayudante.</translation>
    </message>
    <message>
        <source>Resupply (optional)</source>
        <translation>Reabastecer (opcional)</translation>
    </message>
    <message>
        <source>A battery that has spent the turn at the wagons.</source>
        <translation>Una batería que ha pasado el turno junto a los carros.</translation>
    </message>
    <message>
        <source>there are only {0}</source>
        <translation>solo hay {0}</translation>
    </message>
    <message>
        <source>say how many</source>
        <translation>di cuántos</translation>
    </message>
    <message>
        <source>the unit would have effectives {0} and stragglers {1}</source>
        <translation>la unidad tendría efectivos {0} y rezagados {1}</translation>
    </message>
    <message>
        <source>Castings</source>
        <translation>Figuras</translation>
    </message>
    <message>
        <source>Of infantry, or gunners of another battery, that go to the guns.</source>
        <translation>De infantería, o artilleros de otra batería, que van a los cañones.</translation>
    </message>
    <message>
        <source>They come back</source>
        <translation>Vuelven</translation>
    </message>
    <message>
        <source>From the guns to their unit.</source>
        <translation>De los cañones a su unidad.</translation>
    </message>
    <message>
        <source>castings added to the guns</source>
        <translation>figuras que ganan los cañones</translation>
    </message>
    <message>
        <source>Castings that go back to the infantry: {0}.</source>
        <translation>Figuras que vuelven a la infantería: {0}.</translation>
    </message>
    <message>
        <source>Castings that go to the guns: {0}.</source>
        <translation>Figuras que van a los cañones: {0}.</translation>
    </message>
    <message>
        <source>Touches a wagon</source>
        <translation>Toca un carro</translation>
    </message>
    <message>
        <source>As the turn begins.</source>
        <translation>Cuando empieza el turno.</translation>
    </message>
    <message>
        <source>at the wagons</source>
        <translation>junto a los carros</translation>
    </message>
    <message>
        <source>{The battery} is at the wagons.</source>
        <translation>{The battery} está junto a los carros.</translation>
    </message>
    <message>
        <source>In Rally it has its ammunition again if it stays.</source>
        <translation>En Reagrupar vuelve a tener munición si se queda.</translation>
    </message>
    <message>
        <source>{The battery} is not at the wagons.</source>
        <translation>{The battery} no está junto a los carros.</translation>
    </message>
    <message>
        <source>only gunners man guns: infantry is lent to them</source>
        <translation>solo los artilleros sirven cañones: la infantería se les presta</translation>
    </message>
    <message>
        <source>no guns stand there</source>
        <translation>allí no hay cañones</translation>
    </message>
    <message>
        <source>the battery has {0} lb guns, these are of {1}</source>
        <translation>la batería tiene cañones de {0} lb, estos son de {1}</translation>
    </message>
    <message>
        <source>Those that the battery has.</source>
        <translation>Que tiene la batería.</translation>
    </message>
    <message>
        <source>gun castings</source>
        <translation>piezas</translation>
    </message>
    <message>
        <source>{The battery} has {0} gun castings.</source>
        <translation>{The battery} tiene {0} piezas.</translation>
    </message>
    <message>
        <source>Set its gunners by them: that is a move for them.</source>
        <translation>Pon sus artilleros junto a ellas: para ellos es un movimiento.</translation>
    </message>
    <message>
        <source>Lend castings to guns</source>
        <translation>Prestar figuras a cañones</translation>
    </message>
    <message>
        <source>Infantry castings or gunners of another battery go to a battery; infantry comes back.</source>
        <translation>Figuras de infantería o artilleros de otra batería van a una batería; la infantería vuelve.</translation>
    </message>
    <message>
        <source>At the wagons (optional)</source>
        <translation>Junto a los carros (opcional)</translation>
    </message>
    <message>
        <source>A battery touches a wagon as the turn begins.</source>
        <translation>Una batería toca un carro cuando empieza el turno.</translation>
    </message>
    <message>
        <source>Man guns left behind</source>
        <translation>Servir cañones abandonados</translation>
    </message>
    <message>
        <source>Gunners come to guns that their crew has left.</source>
        <translation>Llegan artilleros a cañones que dejó su dotación.</translation>
    </message>
    <message>
        <source>a unit in melee does not fire</source>
        <translation>una unidad en melé no dispara</translation>
    </message>
    <message>
        <source>a unit in melee may not be fired at</source>
        <translation>no se dispara a una unidad en melé</translation>
    </message>
    <message>
        <source>limbered guns do not fire</source>
        <translation>los cañones enganchados no disparan</translation>
    </message>
    <message>
        <source>without a firearm the unit does not fire</source>
        <translation>sin arma de fuego la unidad no dispara</translation>
    </message>
    <message>
        <source>{0} in is beyond a {1}'s {2} in</source>
        <translation>{0} pulg queda más allá de las {2} pulg de {1}</translation>
    </message>
    <message>
        <source>{0} in is beyond an ad hoc weapon's {1} in</source>
        <translation>{0} pulg queda más allá de las {1} pulg de un arma improvisada</translation>
    </message>
    <message>
        <source>No losses.</source>
        <translation>Sin pérdidas.</translation>
    </message>
    <message>
        <source>Its gunners take their guns with them.</source>
        <translation>Sus artilleros se llevan los cañones.</translation>
    </message>
    <message>
        <source>The front of the building has fired.</source>
        <translation>Ha disparado el frente del edificio.</translation>
    </message>
    <message>
        <source>The left side of the building has fired.</source>
        <translation>Ha disparado el lado izquierdo del edificio.</translation>
    </message>
    <message>
        <source>The right side of the building has fired.</source>
        <translation>Ha disparado el lado derecho del edificio.</translation>
    </message>
    <message>
        <source>The back of the building has fired.</source>
        <translation>Ha disparado la parte de atrás del edificio.</translation>
    </message>
    <message>
        <source>Mark {the firing unit} low on ammunition.</source>
        <translation>Marca {the firing unit}: poca munición.</translation>
    </message>
    <message>
        <source>Take the initial volley marker off {the firing unit}.</source>
        <translation>Quita a {the firing unit} el marcador de descarga inicial.</translation>
    </message>
    <message>
        <source>{The battery} has used its function of this turn.</source>
        <translation>{The battery} ha usado su función de este turno.</translation>
    </message>
    <message>
        <source>This fire is one of {the battery}'s functions this turn, {0} in all; no other may be fire.</source>
        <translation>Este disparo es una de las funciones de {the battery} este turno, {0} en total; ninguna otra puede ser disparo.</translation>
    </message>
    <message>
        <source>{The target} makes a retreat move</source>
        <translation>{The target} hace un movimiento de retirada</translation>
    </message>
    <message>
        <source>Castings firing</source>
        <translation>Figuras que disparan</translation>
    </message>
    <message>
        <source>Figures that can fire at this target: in arc, in range, in sight. Of dismounted cavalry count the horse holders too.</source>
        <translation>Figuras que pueden disparar a este blanco: en arco, a distancia, a la vista. De la caballería desmontada cuenta también los guardacaballos.</translation>
    </message>
    <message>
        <source>Between the centers of the castings that fire and of those fired at. A quarter volley is fired at 1 inch whatever stands here.</source>
        <translation>Entre los centros de las figuras que disparan y de las que reciben. Un cuarto de descarga se dispara a 1 pulgada, ponga aquí lo que ponga.</translation>
    </message>
    <message>
        <source>Target hit in</source>
        <translation>El blanco recibe por</translation>
    </message>
    <message>
        <source>Flank or rear when more than half of the castings that fire stand in that zone of the target.</source>
        <translation>Flanco o retaguardia cuando más de la mitad de las figuras que disparan están en esa zona del blanco.</translation>
    </message>
    <message>
        <source>Fires out of a building</source>
        <translation>Dispara desde un edificio</translation>
    </message>
    <message>
        <source>A quarter of the unit fires out of each side.</source>
        <translation>Por cada lado dispara un cuarto de la unidad.</translation>
    </message>
    <message>
        <source>Side of the building</source>
        <translation>Lado del edificio</translation>
    </message>
    <message>
        <source>The one it fires from. Each side fires once a turn, as a separate fire.</source>
        <translation>Por el que dispara. Cada lado dispara una vez por turno, cada uno con un fuego propio.</translation>
    </message>
    <message>
        <source>Quarter volley</source>
        <translation>Cuarto de descarga</translation>
    </message>
    <message>
        <source>The volley of a charge that halts or of a unit that will not stand: a quarter of the castings, at 1 inch.</source>
        <translation>La descarga de una carga que se detiene o de una unidad que no aguanta: un cuarto de las figuras, a 1 pulgada.</translation>
    </message>
    <message>
        <source>Decides how many functions a battery has in a turn.</source>
        <translation>Decide cuántas funciones tiene una batería por turno.</translation>
    </message>
    <message>
        <source>Behind skirmishers</source>
        <translation>Tras tiradores</translation>
    </message>
    <message>
        <source>The fire passes through skirmishers in front of the target.</source>
        <translation>El fuego pasa a través de tiradores que están delante del blanco.</translation>
    </message>
    <message>
        <source>A U.S. battery takes at most one straggler a turn from fire.</source>
        <translation>Una batería de EE. UU. sufre como mucho un rezagado por turno a causa del fuego.</translation>
    </message>
    <message>
        <source>runs low on ammunition</source>
        <translation>se queda escasa de munición</translation>
    </message>
    <message>
        <source>target breaks</source>
        <translation>el blanco se desbanda</translation>
    </message>
    <message>
        <source>A unit or a battery fires at one target.</source>
        <translation>Una unidad o una batería dispara a un blanco.</translation>
    </message>
    <message>
        <source>points of the section</source>
        <translation>puntos de la sección</translation>
    </message>
    <message>
        <source>losses of the fire</source>
        <translation>pérdidas del fuego</translation>
    </message>
    <message>
        <source>no points left</source>
        <translation>no quedan puntos</translation>
    </message>
    <message>
        <source>Between the centers of the guns and of the section.</source>
        <translation>Entre los centros de los cañones y de la sección.</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Sección</translation>
    </message>
    <message>
        <source>What it was when the game began.</source>
        <translation>Lo que era cuando empezó la partida.</translation>
    </message>
    <message>
        <source>What the section has left before this fire.</source>
        <translation>Lo que le queda a la sección antes de este fuego.</translation>
    </message>
    <message>
        <source>counts as</source>
        <translation>cuenta como</translation>
    </message>
    <message>
        <source>Losses {0}, points left {1}: {the section} counts as a heavy fortification.</source>
        <translation>Pérdidas {0}, puntos que quedan {1}: {the section} cuenta como fortificación pesada.</translation>
    </message>
    <message>
        <source>Losses {0}, points left {1}: {the section} counts as a light fortification.</source>
        <translation>Pérdidas {0}, puntos que quedan {1}: {the section} cuenta como fortificación ligera.</translation>
    </message>
    <message>
        <source>Losses {0}, points left {1}: {the section} counts as a building.</source>
        <translation>Pérdidas {0}, puntos que quedan {1}: {the section} cuenta como edificio.</translation>
    </message>
    <message>
        <source>Losses {0}, points left {1}: {the section} counts as rough ground.</source>
        <translation>Pérdidas {0}, puntos que quedan {1}: {the section} cuenta como terreno abrupto.</translation>
    </message>
    <message>
        <source>Write down points {0} for this {1}-inch section; the units behind it lose nothing.</source>
        <translation>Anota puntos {0} para esta sección de {1} pulgadas; las unidades de detrás no pierden nada.</translation>
    </message>
    <message>
        <source>Mark {the section}: {0}.</source>
        <translation>Marca {the section}: {0}.</translation>
    </message>
    <message>
        <source>Mark {the battery} low on ammunition.</source>
        <translation>Marca {the battery}: poca munición.</translation>
    </message>
    <message>
        <source>Fire at a fortification</source>
        <translation>Fuego contra una fortificación</translation>
    </message>
    <message>
        <source>A battery fires at a section of a fortification or at a building.</source>
        <translation>Una batería dispara a una sección de una fortificación o a un edificio.</translation>
    </message>
    <message>
        <source>Inches of the charge</source>
        <translation>Pulgadas de la carga</translation>
    </message>
    <message>
        <source>What the charging unit has left when it meets the skirmishers.</source>
        <translation>Lo que le queda a la unidad que carga cuando encuentra a los tiradores.</translation>
    </message>
    <message>
        <source>Between the charging unit and the skirmishers.</source>
        <translation>Entre la unidad que carga y los tiradores.</translation>
    </message>
    <message>
        <source>Skirmishers</source>
        <translation>Tiradores</translation>
    </message>
    <message>
        <source>Mounted cavalry in skirmish order; no for a company on foot.</source>
        <translation>Caballería montada en guerrilla; no para una compañía a pie.</translation>
    </message>
    <message>
        <source>inches left to the charge</source>
        <translation>pulgadas que le quedan a la carga</translation>
    </message>
    <message>
        <source>inches of the charge</source>
        <translation>pulgadas de la carga</translation>
    </message>
    <message>
        <source>distance to the skirmishers</source>
        <translation>distancia a los tiradores</translation>
    </message>
    <message>
        <source>inches that they fall back</source>
        <translation>pulgadas que retroceden</translation>
    </message>
    <message>
        <source>the charge does not reach them</source>
        <translation>la carga no los alcanza</translation>
    </message>
    <message>
        <source>The skirmishers fall back {0} in and escape the charge.</source>
        <translation>Los tiradores retroceden {0} pulg y escapan a la carga.</translation>
    </message>
    <message>
        <source>Move the skirmishers {0} in away from the charge.</source>
        <translation>Mueve los tiradores {0} pulg alejándolos de la carga.</translation>
    </message>
    <message>
        <source>The skirmishers fall back {0} in and are caught; the charge has {1} in left.</source>
        <translation>Los tiradores retroceden {0} pulg y son alcanzados; a la carga le quedan {1} pulg.</translation>
    </message>
    <message>
        <source>Turn all of the skirmishers into stragglers and take them off the table, {0} in away from the charge: there is no melee.</source>
        <translation>Convierte a todos los tiradores en rezagados y retíralos de la mesa, a {0} pulg de la carga: no hay melé.</translation>
    </message>
    <message>
        <source>The charge may go on for {0} in.</source>
        <translation>La carga puede seguir {0} pulg.</translation>
    </message>
    <message>
        <source>Losses of the side</source>
        <translation>Pérdidas del bando</translation>
    </message>
    <message>
        <source>All that its enemies rolled.</source>
        <translation>Todas las que tiraron sus enemigos.</translation>
    </message>
    <message>
        <source>Units in contact</source>
        <translation>Unidades en contacto</translation>
    </message>
    <message>
        <source>Of the side that takes the losses.</source>
        <translation>Del bando que sufre las pérdidas.</translation>
    </message>
    <message>
        <source>losses by unit</source>
        <translation>pérdidas por unidad</translation>
    </message>
    <message>
        <source>stragglers by unit</source>
        <translation>rezagados por unidad</translation>
    </message>
    <message>
        <source>casualties by unit</source>
        <translation>bajas por unidad</translation>
    </message>
    <message>
        <source>loss {0}</source>
        <translation>pérdida {0}</translation>
    </message>
    <message>
        <source>unit that takes loss {0}</source>
        <translation>unidad que sufre la pérdida {0}</translation>
    </message>
    <message>
        <source>Losses of the units: {0} and {1}.</source>
        <translation>Pérdidas de las unidades: {0} y {1}.</translation>
    </message>
    <message>
        <source>Losses of the units: {0}, {1} and {2}.</source>
        <translation>Pérdidas de las unidades: {0}, {1} y {2}.</translation>
    </message>
    <message>
        <source>Losses of the units: {0}, {1}, {2} and {3}.</source>
        <translation>Pérdidas de las unidades: {0}, {1}, {2} y {3}.</translation>
    </message>
    <message>
        <source>Losses of the units: {0}, {1}, {2}, {3} and {4}.</source>
        <translation>Pérdidas de las unidades: {0}, {1}, {2}, {3} y {4}.</translation>
    </message>
    <message>
        <source>Losses of the units: {0}, {1}, {2}, {3}, {4} and {5}.</source>
        <translation>Pérdidas de las unidades: {0}, {1}, {2}, {3}, {4} y {5}.</translation>
    </message>
    <message>
        <source>Unit {0}: stragglers {1}, casualties {2}.</source>
        <translation>Unidad {0}: rezagados {1}, bajas {2}.</translation>
    </message>
    <message>
        <source>Skirmishers withdraw</source>
        <translation>Los tiradores se repliegan</translation>
    </message>
    <message>
        <source>Skirmishers fall back before a charge, or are caught by it.</source>
        <translation>Los tiradores retroceden ante una carga, o son alcanzados por ella.</translation>
    </message>
    <message>
        <source>Deal losses</source>
        <translation>Repartir pérdidas</translation>
    </message>
    <message>
        <source>A side's losses fall at random on its units in a melee of several.</source>
        <translation>Las pérdidas de un bando caen al azar en sus unidades en una melé de varias.</translation>
    </message>
    <message>
        <source>short range</source>
        <translation>corta distancia</translation>
    </message>
    <message>
        <source>medium range</source>
        <translation>media distancia</translation>
    </message>
    <message>
        <source>long range</source>
        <translation>larga distancia</translation>
    </message>
    <message>
        <source>castings firing</source>
        <translation>figuras que disparan</translation>
    </message>
    <message>
        <source>no fewer than none</source>
        <translation>no menos que ninguna</translation>
    </message>
    <message>
        <source>pounds of gun {0}</source>
        <translation>libras del cañón {0}</translation>
    </message>
    <message>
        <source>column for strength {0}</source>
        <translation>columna para la fuerza {0}</translation>
    </message>
    <message>
        <source>left of the first column counts as the first</source>
        <translation>a la izquierda de la primera columna cuenta como la primera</translation>
    </message>
    <message>
        <source>right of the last column counts as the last</source>
        <translation>a la derecha de la última columna cuenta como la última</translation>
    </message>
    <message>
        <source>losses on a {0} in column {1}</source>
        <translation>pérdidas con un {0} en la columna {1}</translation>
    </message>
    <message>
        <source>gun {0}</source>
        <translation>cañón {0}</translation>
    </message>
    <message>
        <source>odd-numbered losses straggle</source>
        <translation>las pérdidas impares se rezagan</translation>
    </message>
    <message>
        <source>column or square: the rest are casualties</source>
        <translation>columna o cuadro: el resto son bajas</translation>
    </message>
    <message>
        <source>U.S. battery: stragglers from fire this turn</source>
        <translation>batería de EE. UU.: rezagados por fuego este turno</translation>
    </message>
    <message>
        <source>no more effectives to straggle</source>
        <translation>no quedan más efectivos que se rezaguen</translation>
    </message>
    <message>
        <source>the other losses are casualties</source>
        <translation>las demás pérdidas son bajas</translation>
    </message>
    <message>
        <source>no more effectives to fall</source>
        <translation>no quedan más efectivos que caigan</translation>
    </message>
    <message>
        <source>the range chart has no {0} lb gun, only {1}</source>
        <translation>la tabla de alcances no tiene cañón de {0} lb, solo {1}</translation>
    </message>
    <message>
        <source>{0} damaged guns in a battery of {1}</source>
        <translation>{0} cañones dañados en una batería de {1}</translation>
    </message>
    <message>
        <source>{0} in is beyond a {1} lb gun's {2} in</source>
        <translation>{0} pulg queda más allá de las {2} pulg de un cañón de {1} lb</translation>
    </message>
    <message>
        <source>Of each gun: 3, 6, 8, 12 or 24 pounds.</source>
        <translation>De cada cañón: 3, 6, 8, 12 o 24 libras.</translation>
    </message>
    <message>
        <source>Gun castings that fire; each rolls by itself.</source>
        <translation>Piezas que disparan; cada una tira por sí sola.</translation>
    </message>
    <message>
        <source>How many of them are damaged; they fire last, at half.</source>
        <translation>Cuántas de ellas están dañadas; disparan las últimas, a la mitad.</translation>
    </message>
    <message>
        <source>{0}: casualties {1}, stragglers {2}; effectives left {3}.</source>
        <translation>{0}: bajas {1}, rezagados {2}; quedan efectivos {3}.</translation>
    </message>
    <message>
        <source>{0} is broken</source>
        <translation>{0} está desbandada</translation>
    </message>
    <message>
        <source>{0} has declared no charge</source>
        <translation>{0} no ha declarado carga</translation>
    </message>
    <message>
        <source>the charge of {0} has come to an end this turn</source>
        <translation>la carga de {0} ha terminado este turno</translation>
    </message>
    <message>
        <source>the charge of {0} ends before it meets them</source>
        <translation>la carga de {0} termina antes de encontrarlos</translation>
    </message>
    <message>
        <source>{0} is in melee</source>
        <translation>{0} está en melé</translation>
    </message>
    <message>
        <source>{0} has not made its charge move</source>
        <translation>{0} no ha hecho su movimiento de carga</translation>
    </message>
    <message>
        <source>{0} touches {1}</source>
        <translation>{0} toca a {1}</translation>
    </message>
    <message>
        <source>Hit in melee in</source>
        <translation>Alcanzada en el cuerpo a cuerpo de</translation>
    </message>
    <message>
        <source>Has changed its formation this turn</source>
        <translation>Ha cambiado de formación este turno</translation>
    </message>
    <message>
        <source>{0} is on Hold: to limber is to move</source>
        <translation>{0} está en Mantener: enganchar es moverse</translation>
    </message>
    <message>
        <source>{0} fires its quarter volley before it retreats</source>
        <translation>{0} dispara su cuarto de descarga antes de retirarse</translation>
    </message>
    <message>
        <source>{0} has changed its formation this turn</source>
        <translation>{0} ha cambiado de formación este turno</translation>
    </message>
    <message>
        <source>{0} has changed its formation this turn and does not charge</source>
        <translation>{0} ha cambiado de formación este turno y no carga</translation>
    </message>
    <message>
        <source>{0} may not charge {1}</source>
        <translation>{0} no puede cargar contra {1}</translation>
    </message>
    <message>
        <source>{0} fires its quarter volley first</source>
        <translation>{0} dispara antes su cuarto de descarga</translation>
    </message>
    <message>
        <source>{0} rolls to stand first</source>
        <translation>{0} tira antes para aguantar</translation>
    </message>
    <message>
        <source>{0} touches {1} and rolls to close first</source>
        <translation>{0} toca a {1} y tira primero para cerrar</translation>
    </message>
    <message>
        <source>{0} is in melee and does not roll to stand</source>
        <translation>{0} está en melé y no tira para aguantar</translation>
    </message>
    <message>
        <source>{0} has rolled to stand this turn</source>
        <translation>{0} ya ha tirado para aguantar este turno</translation>
    </message>
    <message>
        <source>nobody has closed with {0}</source>
        <translation>nadie ha cerrado con {0}</translation>
    </message>
    <message>
        <source>{0} has not closed: it rolls to close first</source>
        <translation>{0} no ha cerrado: primero tira para cerrar</translation>
    </message>
    <message>
        <source>{0} is in no melee with them and has declared no charge</source>
        <translation>{0} no está en melé con ellos y no ha declarado carga</translation>
    </message>
    <message>
        <source>{0} has fought its rounds this turn</source>
        <translation>{0} ya ha combatido sus rondas este turno</translation>
    </message>
    <message>
        <source>{0} fights in this melee too</source>
        <translation>{0} también combate en esta melé</translation>
    </message>
    <message>
        <source>the charge of {0} has touched an enemy</source>
        <translation>la carga de {0} ha tocado a un enemigo</translation>
    </message>
    <message>
        <source>{0} does not skirmish</source>
        <translation>{0} no está en guerrilla</translation>
    </message>
    <message>
        <source>{0} has broken nobody in melee just now</source>
        <translation>{0} no acaba de desbandar a nadie en melé</translation>
    </message>
    <message>
        <source>{0} is not infantry</source>
        <translation>{0} no es infantería</translation>
    </message>
    <message>
        <source>{0} was caught forming square this turn</source>
        <translation>{0} fue sorprendida formando cuadro este turno</translation>
    </message>
    <message>
        <source>no cavalry has declared a charge at {0}</source>
        <translation>ninguna caballería ha declarado carga contra {0}</translation>
    </message>
    <message>
        <source>there is no enemy on the table that {0} could charge</source>
        <translation>no hay en la mesa ningún enemigo al que {0} pueda cargar</translation>
    </message>
    <message>
        <source>no cavalry has declared a charge against the side of {0}</source>
        <translation>ninguna caballería ha declarado carga contra el bando de {0}</translation>
    </message>
    <message>
        <source>damage to artillery is an optional rule that this game does not play</source>
        <translation>el daño a la artillería es una regla opcional que esta partida no juega</translation>
    </message>
    <message>
        <source>guns have not hit {0} in this phase</source>
        <translation>los cañones no han alcanzado a {0} en esta fase</translation>
    </message>
    <message>
        <source>follow-up charges are an optional rule that this game does not play</source>
        <translation>las cargas sucesivas son una regla opcional que esta partida no juega</translation>
    </message>
    <message>
        <source>{0} did not charge last turn</source>
        <translation>{0} no cargó el turno pasado</translation>
    </message>
    <message>
        <source>{0} is not mounted</source>
        <translation>{0} no está montada</translation>
    </message>
    <message>
        <source>{0} is charging already</source>
        <translation>{0} ya está cargando</translation>
    </message>
    <message>
        <source>{0} has a Charge order already</source>
        <translation>{0} ya tiene orden de Cargar</translation>
    </message>
    <message>
        <source>{0} has no Hold order</source>
        <translation>{0} no tiene orden de Mantener</translation>
    </message>
    <message>
        <source>{0} has effectives {1}</source>
        <translation>{0} tiene efectivos {1}</translation>
    </message>
    <message>
        <source>its number of castings is missing</source>
        <translation>falta decir cuántas figuras tiene</translation>
    </message>
    <message>
        <source>castings {0} are not effectives {1}, stragglers {2} and casualties {3}</source>
        <translation>figuras {0} no son efectivos {1}, rezagados {2} y bajas {3}</translation>
    </message>
    <message>
        <source>{0} is not a unit and cannot be split</source>
        <translation>{0} no es una unidad y no se puede dividir</translation>
    </message>
    <message>
        <source>{0} is not from 1 to {1}</source>
        <translation>{0} no está entre 1 y {1}</translation>
    </message>
    <message>
        <source>so small a part would have no effectives</source>
        <translation>una parte tan pequeña no tendría efectivos</translation>
    </message>
    <message>
        <source>only units of one side join</source>
        <translation>solo se unen unidades de un mismo bando</translation>
    </message>
    <message>
        <source>only units of one arm join</source>
        <translation>solo se unen unidades de una misma arma</translation>
    </message>
    <message>
        <source>the firing unit</source>
        <translation>la unidad que dispara</translation>
    </message>
    <message>
        <source>the charging unit</source>
        <translation>la unidad que carga</translation>
    </message>
    <message>
        <source>the broken unit</source>
        <translation>la unidad desbandada</translation>
    </message>
    <message>
        <source>the hidden unit</source>
        <translation>la unidad oculta</translation>
    </message>
    <message>
        <source>the cavalry</source>
        <translation>la caballería</translation>
    </message>
    <message>
        <source>the battery</source>
        <translation>la batería</translation>
    </message>
    <message>
        <source>the gun</source>
        <translation>el cañón</translation>
    </message>
    <message>
        <source>the section</source>
        <translation>la sección</translation>
    </message>
    <message>
        <source>Order chips</source>
        <translation>Fichas de orden</translation>
    </message>
    <message>
        <source>Who hides there</source>
        <translation>Quién se oculta ahí</translation>
    </message>
    <message>
        <source>{0} ({1}) stand where they were left.</source>
        <translation>{0} ({1}) están donde los dejaron.</translation>
    </message>
    <message>
        <source>{0} is not a battery</source>
        <translation>{0} no es una batería</translation>
    </message>
    <message>
        <source>{0}: functions a turn {1}, used {2}</source>
        <translation>{0}: funciones por turno {1}, usadas {2}</translation>
    </message>
    <message>
        <source>{0} is not broken</source>
        <translation>{0} no está desbandada</translation>
    </message>
    <message>
        <source>{0} has seen {1} break</source>
        <translation>{0} ha visto desbandarse a {1}</translation>
    </message>
    <message>
        <source>nobody has seen {0} break</source>
        <translation>nadie ha visto desbandarse a {0}</translation>
    </message>
    <message>
        <source>say whom {0} saw break</source>
        <translation>di a quién vio desbandarse {0}</translation>
    </message>
    <message>
        <source>{0} has rolled for the breaking of {1}</source>
        <translation>{0} ya ha tirado por la desbandada de {1}</translation>
    </message>
    <message>
        <source>{0} is not with {1}</source>
        <translation>{0} no está con {1}</translation>
    </message>
    <message>
        <source>{0} is with that unit already</source>
        <translation>{0} ya está con esa unidad</translation>
    </message>
    <message>
        <source>{0} has given orders to others this turn</source>
        <translation>{0} ha dado órdenes a otros este turno</translation>
    </message>
    <message>
        <source>{0} is with no unit</source>
        <translation>{0} no está con ninguna unidad</translation>
    </message>
    <message>
        <source>{0} is with another unit</source>
        <translation>{0} está con otra unidad</translation>
    </message>
    <message>
        <source>{0}: destroyed.</source>
        <translation>{0}: destruida.</translation>
    </message>
    <message>
        <source>{0}: broken.</source>
        <translation>{0}: desbandada.</translation>
    </message>
    <message>
        <source>{0} may arrive from turn {1} on</source>
        <translation>{0} puede llegar desde el turno {1}</translation>
    </message>
    <message>
        <source>{0} is on the table already</source>
        <translation>{0} ya está en la mesa</translation>
    </message>
    <message>
        <source>{0} has not rallied</source>
        <translation>{0} no se ha reagrupado</translation>
    </message>
    <message>
        <source>{0} has run off the table</source>
        <translation>{0} ha huido fuera de la mesa</translation>
    </message>
    <message>
        <source>{0} is not yet on the table</source>
        <translation>{0} aún no está en la mesa</translation>
    </message>
    <message>
        <source>{0} is out; turns left: {1}</source>
        <translation>{0} está fuera; turnos que faltan: {1}</translation>
    </message>
    <message>
        <source>{0} has been rolled for this turn</source>
        <translation>ya se ha tirado por {0} este turno</translation>
    </message>
    <message>
        <source>{0} has fired this turn</source>
        <translation>{0} ya ha disparado este turno</translation>
    </message>
    <message>
        <source>{0} has fired out of this side of the building this turn: {1}</source>
        <translation>{0} ya ha disparado por este lado del edificio este turno: {1}</translation>
    </message>
    <message>
        <source>the fire of this phase has taken effect</source>
        <translation>el fuego de esta fase ya ha tenido efecto</translation>
    </message>
    <message>
        <source>{0} is limbered</source>
        <translation>{0} está enganchada</translation>
    </message>
    <message>
        <source>{0} was caught forming square and does not fire at {1}</source>
        <translation>{0} fue sorprendida formando cuadro y no dispara a {1}</translation>
    </message>
    <message>
        <source>{0} fires a quarter volley only where a roll to close or to stand says so</source>
        <translation>{0} dispara un cuarto de descarga solo donde lo dice una tirada para cerrar o aguantar</translation>
    </message>
    <message>
        <source>{0} fires nothing but a quarter volley in Melee</source>
        <translation>{0} en Melé solo dispara un cuarto de descarga</translation>
    </message>
    <message>
        <source>{0} has rolled to rally this turn</source>
        <translation>{0} ya ha tirado para reagruparse este turno</translation>
    </message>
    <message>
        <source>{0} has recovered stragglers this turn</source>
        <translation>{0} ya ha recuperado rezagados este turno</translation>
    </message>
    <message>
        <source>{0} has no leader</source>
        <translation>{0} no tiene jefe</translation>
    </message>
    <message>
        <source>{0} is out</source>
        <translation>{0} está fuera</translation>
    </message>
    <message>
        <source>{0} has not rolled for leader points</source>
        <translation>{0} no ha tirado puntos de jefe</translation>
    </message>
    <message>
        <source>{0} is attached to another unit, and gives one order, to that one</source>
        <translation>{0} está agregado a otra unidad y da una sola orden, a esa</translation>
    </message>
    <message>
        <source>{0} is broken, and untrained units do not rally</source>
        <translation>{0} está desbandada, y las unidades sin instrucción no se reagrupan</translation>
    </message>
    <message>
        <source>{0} has its order</source>
        <translation>{0} ya tiene su orden</translation>
    </message>
    <message>
        <source>Castings at the guns</source>
        <translation>Figuras en los cañones</translation>
    </message>
    <message>
        <source>Casualties to be drawn</source>
        <translation>Bajas por sortear</translation>
    </message>
    <message>
        <source>Has retreated in this phase</source>
        <translation>Se ha retirado en esta fase</translation>
    </message>
    <message>
        <source>{0} charges too, and rolls to close first</source>
        <translation>{0} carga también, y tira antes para cerrar</translation>
    </message>
    <message>
        <source>{0} charges too: it rolls to close and does not stand</source>
        <translation>{0} carga también: tira para cerrar y no para aguantar</translation>
    </message>
    <message>
        <source>{0} has not lent so many</source>
        <translation>{0} no ha prestado tantos</translation>
    </message>
    <message>
        <source>the quarter volley of {0} is not at {1}</source>
        <translation>el cuarto de descarga de {0} no es contra {1}</translation>
    </message>
    <message>
        <source>{0} has rolled for its follow-up charge this turn</source>
        <translation>{0} ya ha tirado por su carga consecutiva este turno</translation>
    </message>
    <message>
        <source>{0} is broken and takes only Rally</source>
        <translation>{0} está desbandada y solo admite Reagrupar</translation>
    </message>
    <message>
        <source>guns do not charge</source>
        <translation>los cañones no cargan</translation>
    </message>
    <message>
        <source>{0} names no unit of its side that hides there</source>
        <translation>{0} no nombra ninguna unidad de su bando que se oculte ahí</translation>
    </message>
    <message>
        <source>more than {0} inches away</source>
        <translation>a más de {0} pulgadas</translation>
    </message>
    <message>
        <source>{0} has {1} left and the order costs {2}</source>
        <translation>a {0} le quedan {1} y la orden cuesta {2}</translation>
    </message>
    <message>
        <source>{0} has no {1} order</source>
        <translation>{0} no tiene orden de {1}</translation>
    </message>
    <message>
        <source>{0} has rolled for leader points this turn</source>
        <translation>{0} ya ha tirado puntos de jefe este turno</translation>
    </message>
    <message>
        <source>an order lies face down beside {0}</source>
        <translation>hay una orden boca abajo junto a {0}</translation>
    </message>
    <message>
        <source>{0} has declared its charge</source>
        <translation>{0} ha declarado su carga</translation>
    </message>
    <message>
        <source>{0} is locked in melee</source>
        <translation>{0} está trabada en melé</translation>
    </message>
    <message>
        <source>{0} has not declared its charge</source>
        <translation>{0} no ha declarado su carga</translation>
    </message>
    <message>
        <source>{0} has moved this turn</source>
        <translation>{0} se ha movido este turno</translation>
    </message>
    <message>
        <source>{0} has no retreat to make</source>
        <translation>{0} no tiene que retirarse</translation>
    </message>
    <message>
        <source>{0} stands in that formation: say the new one</source>
        <translation>{0} ya está en esa formación: di la nueva</translation>
    </message>
    <message>
        <source>{0} is on Hold and fires only at a unit that charges it</source>
        <translation>{0} está en Mantener y solo dispara a una unidad que la carga</translation>
    </message>
    <message>
        <source>{0} is not a company of {1} castings: whole infantry units do not skirmish</source>
        <translation>{0} no es una compañía de {1} figuras: las unidades de infantería enteras no van en guerrilla</translation>
    </message>
    <message>
        <source>{0} has moved or formed this turn</source>
        <translation>{0} se ha movido o formado este turno</translation>
    </message>
    <message>
        <source>{0} may come back from turn {1} on.</source>
        <translation>{0} puede volver desde el turno {1}.</translation>
    </message>
    <message>
        <source>{0} is seen: turn up {1}.</source>
        <translation>Se ve a {0}: vuelve boca arriba {1}.</translation>
    </message>
    <message>
        <source>{0} is hidden no longer: set it on the table.</source>
        <translation>{0} ya no está oculta: ponla en la mesa.</translation>
    </message>
    <message>
        <source>{0} has not fired: its First Fire is lost.</source>
        <translation>{0} no ha disparado: pierde su Fuego inicial.</translation>
    </message>
    <message>
        <source>{0} is hidden: turn up {1} first</source>
        <translation>{0} está oculta: vuelve primero boca arriba {1}</translation>
    </message>
    <message>
        <source>{0} is hidden: reveal it first</source>
        <translation>{0} está oculta: revélala primero</translation>
    </message>
    <message>
        <source>{0} is not hidden</source>
        <translation>{0} no está oculta</translation>
    </message>
    <message>
        <source>{0} is a leader</source>
        <translation>{0} es un jefe</translation>
    </message>
    <message>
        <source>{0} has rallied stragglers this turn</source>
        <translation>{0} ha reunido rezagados este turno</translation>
    </message>
    <message>
        <source>{0} has no point left from Give Orders</source>
        <translation>a {0} no le queda ningún punto de Dar órdenes</translation>
    </message>
    <message>
        <source>{0} was not at the wagons when the turn began</source>
        <translation>{0} no estaba junto a los carros cuando empezó el turno</translation>
    </message>
    <message>
        <source>{0} is neither infantry nor gunners</source>
        <translation>{0} no es infantería ni artilleros</translation>
    </message>
    <message>
        <source>{0} is a battery: gunners come back as the other battery lends them</source>
        <translation>{0} es una batería: los artilleros vuelven cuando los presta la otra batería</translation>
    </message>
    <message>
        <source>{0} has not so many of the infantry</source>
        <translation>{0} no tiene tantas figuras de la infantería</translation>
    </message>
    <message>
        <source>no loss of {0} is left to be drawn</source>
        <translation>no queda ninguna pérdida de {0} por sacar</translation>
    </message>
    <message>
        <source>{0} has no Form order</source>
        <translation>{0} no tiene orden de Formar</translation>
    </message>
    <message>
        <source>{0} is not a part of {1}</source>
        <translation>{0} no es parte de {1}</translation>
    </message>
    <message>
        <source>{0} is not mounted cavalry</source>
        <translation>{0} no es caballería montada</translation>
    </message>
    <message>
        <source>{0} has not moved this turn</source>
        <translation>{0} no se ha movido este turno</translation>
    </message>
    <message>
        <source>{0} has no stragglers</source>
        <translation>{0} no tiene rezagados</translation>
    </message>
    <message>
        <source>{0} has ridden over the stragglers of {1} this turn</source>
        <translation>{0} ya ha arrollado a los rezagados de {1} este turno</translation>
    </message>
    <message>
        <source>{0} has retreated this turn</source>
        <translation>{0} se ha retirado este turno</translation>
    </message>
    <message>
        <source>{0} parts only while orders are given</source>
        <translation>{0} solo se separa mientras se dan órdenes</translation>
    </message>
    <message>
        <source>{0} is broken and does not part</source>
        <translation>{0} está desbandada y no se separa</translation>
    </message>
    <message>
        <source>the leader with {0} gives one order: it does not part</source>
        <translation>el jefe que va con {0} da una sola orden: no se separa</translation>
    </message>
    <message>
        <source>Has parted this turn</source>
        <translation>Se ha separado este turno</translation>
    </message>
    <message>
        <source>{0} has parted this turn: its leader orders each part</source>
        <translation>{0} se ha separado este turno: su jefe ordena a cada parte</translation>
    </message>
    <message>
        <source>has parted and has no order of its leader</source>
        <translation>se ha separado y no tiene orden de su jefe</translation>
    </message>
    <message>
        <source>orders have been turned up: none is laid after them</source>
        <translation>ya se han descubierto órdenes: después no se pone ninguna</translation>
    </message>
    <message>
        <source>the orders that {0} has given would cost {1} more than he has</source>
        <translation>las órdenes que ha dado {0} costarían {1} más de lo que tiene</translation>
    </message>
    <message>
        <source>{0} makes the move of its breakthrough before it retreats</source>
        <translation>{0} hace el movimiento de su ruptura antes de retirarse</translation>
    </message>
    <message>
        <source>{0} has its order: it parts before</source>
        <translation>{0} ya tiene su orden: se separa antes</translation>
    </message>
    <message>
        <source>parts of {0} join only in All Moves</source>
        <translation>las partes de {0} solo se unen en Todos los movimientos</translation>
    </message>
    <message>
        <source>not yet on the table</source>
        <translation>aún no está en la mesa</translation>
    </message>
    <message>
        <source>in melee</source>
        <translation>en melé</translation>
    </message>
    <message>
        <source>caught forming square</source>
        <translation>sorprendida formando cuadro</translation>
    </message>
    <message>
        <source>has fired</source>
        <translation>ha disparado</translation>
    </message>
    <message>
        <source>low ammunition</source>
        <translation>poca munición</translation>
    </message>
    <message>
        <source>in cover: {0}</source>
        <translation>a cubierto: {0}</translation>
    </message>
    <message>
        <source>gun castings {0}</source>
        <translation>piezas {0}</translation>
    </message>
    <message>
        <source>without guns</source>
        <translation>sin cañones</translation>
    </message>
    <message>
        <source>damaged guns {0}</source>
        <translation>cañones dañados {0}</translation>
    </message>
    <message>
        <source>initial volley unused</source>
        <translation>descarga inicial sin usar</translation>
    </message>
    <message>
        <source>may come onto the table</source>
        <translation>puede entrar en la mesa</translation>
    </message>
    <message>
        <source>has not rolled for leader points</source>
        <translation>no ha tirado puntos de jefe</translation>
    </message>
    <message>
        <source>has no order</source>
        <translation>no tiene orden</translation>
    </message>
    <message>
        <source>has no Rally order</source>
        <translation>no tiene orden de Reagrupar</translation>
    </message>
    <message>
        <source>has not declared its charge</source>
        <translation>no ha declarado su carga</translation>
    </message>
    <message>
        <source>has not made its charge move</source>
        <translation>no ha hecho su movimiento de carga</translation>
    </message>
    <message>
        <source>has not retreated</source>
        <translation>no se ha retirado</translation>
    </message>
    <message>
        <source>has a Form order</source>
        <translation>tiene orden de Formar</translation>
    </message>
    <message>
        <source>may man guns that stand without a crew</source>
        <translation>puede servir cañones sin dotación</translation>
    </message>
    <message>
        <source>is locked and has not fought on</source>
        <translation>está trabada y no ha seguido combatiendo</translation>
    </message>
    <message>
        <source>has not charged home</source>
        <translation>no ha llevado a fondo su carga</translation>
    </message>
    <message>
        <source>has not rolled to rally</source>
        <translation>no ha tirado para reagruparse</translation>
    </message>
    <message>
        <source>has stragglers to take back</source>
        <translation>tiene rezagados que recuperar</translation>
    </message>
    <message>
        <source>its leader has not been rolled for</source>
        <translation>no se ha tirado por su jefe</translation>
    </message>
    <message>
        <source>order {0}</source>
        <translation>orden {0}</translation>
    </message>
    <message>
        <source>points {0}</source>
        <translation>puntos {0}</translation>
    </message>
    <message>
        <source>back in {0} turn</source>
        <translation>vuelve en {0} turno</translation>
    </message>
    <message>
        <source>back in {0} turns</source>
        <translation>vuelve en {0} turnos</translation>
    </message>
    <message>
        <source>losses {0}</source>
        <translation>pérdidas {0}</translation>
    </message>
    <message>
        <source>{0} {1}, Mexican losses with stragglers {2}; formed infantry on the table</source>
        <translation>{0} {1}, pérdidas mexicanas con rezagados {2}; infantería formada</translation>
    </message>
    <message>
        <source>{0} {1}, Mexican losses {2}; formed infantry on the table</source>
        <translation>{0} {1}, pérdidas mexicanas {2}; infantería formada</translation>
    </message>
    <message>
        <source>{0} {1}, Mexican losses with stragglers {2}; no formed infantry on the table</source>
        <translation>{0} {1}, pérdidas mexicanas con rezagados {2}; sin infantería formada</translation>
    </message>
    <message>
        <source>{0} {1}, Mexican losses {2}; no formed infantry on the table</source>
        <translation>{0} {1}, pérdidas mexicanas {2}; sin infantería formada</translation>
    </message>
    <message>
        <source>{0} {1}, U.S. losses with stragglers {2}</source>
        <translation>{0} {1}, pérdidas de EE. UU. con rezagados {2}</translation>
    </message>
    <message>
        <source>{0} {1}, U.S. losses {2}</source>
        <translation>{0} {1}, pérdidas de EE. UU. {2}</translation>
    </message>
    <message>
        <source>hides a unit that was seen: turn it up</source>
        <translation>oculta una unidad que fue vista: vuélvela boca arriba</translation>
    </message>
    <message>
        <source>Castings, including units removed because all had straggled.</source>
        <translation>Figuras, incluidas las unidades retiradas porque se rezagaron todas.</translation>
    </message>
    <message>
        <source>By points it is even</source>
        <translation>Por puntos hay empate</translation>
    </message>
    <message>
        <source>By points it is a smashing U.S. victory</source>
        <translation>Por puntos es una victoria aplastante de EE. UU.</translation>
    </message>
    <message>
        <source>By points the U.S. side is ahead</source>
        <translation>Por puntos va por delante el bando de EE. UU.</translation>
    </message>
    <message>
        <source>By points it is a smashing Mexican victory</source>
        <translation>Por puntos es una victoria mexicana aplastante</translation>
    </message>
    <message>
        <source>By points the Mexican side is ahead</source>
        <translation>Por puntos va por delante el bando mexicano</translation>
    </message>
    <message>
        <source>The turn that has ended.</source>
        <translation>El turno que ha acabado.</translation>
    </message>
    <message>
        <source>0: as the rules have it.</source>
        <translation>0: como dicen las reglas.</translation>
    </message>
    <message>
        <source>U.S. formed infantry on the table</source>
        <translation>Infantería de EE. UU. formada en la mesa</translation>
    </message>
    <message>
        <source>U.S. way off the north edge is clear</source>
        <translation>Camino de EE. UU. libre hasta el borde norte</translation>
    </message>
    <message>
        <source>U.S. losses</source>
        <translation>Pérdidas de EE. UU.</translation>
    </message>
    <message>
        <source>Mexican losses</source>
        <translation>Pérdidas mexicanas</translation>
    </message>
    <message>
        <source>Minon was brought onto the table</source>
        <translation>Se trajo a Miñón a la mesa</translation>
    </message>
    <message>
        <source>result by points</source>
        <translation>resultado por puntos</translation>
    </message>
    <message>
        <source>smashing victory</source>
        <translation>victoria aplastante</translation>
    </message>
    <message>
        <source>points of the side with fewer</source>
        <translation>puntos del bando que tiene menos</translation>
    </message>
    <message>
        <source>The U.S. side wins: it has formed infantry on the table and a clear way out north.</source>
        <translation>Gana el bando de EE. UU.: tiene infantería formada en la mesa y el camino al norte libre.</translation>
    </message>
    <message>
        <source>The Mexican side wins: the U.S. way out north is not clear.</source>
        <translation>Gana el bando mexicano: el camino de EE. UU. al norte no está libre.</translation>
    </message>
    <message>
        <source>The Mexican side wins: no formed U.S. infantry is left.</source>
        <translation>Gana el bando mexicano: no queda infantería de EE. UU. formada.</translation>
    </message>
    <message>
        <source>Who has won, by the U.S. infantry and by points.</source>
        <translation>Quién ha ganado, por la infantería de EE. UU. y por puntos.</translation>
    </message>
    <message>
        <source>cavalry rolls for a breakthrough once a turn</source>
        <translation>la caballería tira por una ruptura una vez por turno</translation>
    </message>
    <message>
        <source>die for the breakthrough</source>
        <translation>dado de la ruptura</translation>
    </message>
    <message>
        <source>lowest total for a charge, without an enemy in reach a breakthrough</source>
        <translation>total más bajo para una carga, sin enemigo al alcance una ruptura</translation>
    </message>
    <message>
        <source>highest total for a charge, without an enemy in reach a breakthrough</source>
        <translation>total más alto para una carga, sin enemigo al alcance una ruptura</translation>
    </message>
    <message>
        <source>breakthrough stragglers</source>
        <translation>rezagados por la ruptura</translation>
    </message>
    <message>
        <source>stragglers of the breakthrough</source>
        <translation>rezagados de la ruptura</translation>
    </message>
    <message>
        <source>{The cavalry} moves on</source>
        <translation>{The cavalry} sigue adelante</translation>
    </message>
    <message>
        <source>{The cavalry} makes a charge move</source>
        <translation>{The cavalry} hace un movimiento de carga</translation>
    </message>
    <message>
        <source>{The cavalry} moves back</source>
        <translation>{The cavalry} vuelve atrás</translation>
    </message>
    <message>
        <source>It rides over enemy stragglers</source>
        <translation>Arrolla a rezagados enemigos</translation>
    </message>
    <message>
        <source>An enemy stands within 30 degrees of its line, near enough to charge. Without one it breaks through instead.</source>
        <translation>Hay un enemigo a menos de 30 grados de su línea y lo bastante cerca para cargarlo. Sin él rompe a través.</translation>
    </message>
    <message>
        <source>Rolled this turn already</source>
        <translation>Ya tiró este turno</translation>
    </message>
    <message>
        <source>Cavalry that wins a second melee in a turn does not roll again.</source>
        <translation>La caballería que gana una segunda melé en un turno no vuelve a tirar.</translation>
    </message>
    <message>
        <source>cavalry breaks</source>
        <translation>la caballería se desbanda</translation>
    </message>
    <message>
        <source>{The cavalry} breaks through.</source>
        <translation>{The cavalry} rompe a través.</translation>
    </message>
    <message>
        <source>{The cavalry} breaks through, then breaks.</source>
        <translation>{The cavalry} rompe a través y luego se desbanda.</translation>
    </message>
    <message>
        <source>{The cavalry} charges on.</source>
        <translation>{The cavalry} sigue cargando.</translation>
    </message>
    <message>
        <source>{The cavalry} charges on, then breaks.</source>
        <translation>{The cavalry} sigue cargando y luego se desbanda.</translation>
    </message>
    <message>
        <source>{The cavalry} halts.</source>
        <translation>{The cavalry} se detiene.</translation>
    </message>
    <message>
        <source>{The cavalry} halts and breaks.</source>
        <translation>{The cavalry} se detiene y se desbanda.</translation>
    </message>
    <message>
        <source>{The cavalry} reforms in place.</source>
        <translation>{The cavalry} se rehace en el sitio.</translation>
    </message>
    <message>
        <source>{The cavalry} reforms in place and breaks.</source>
        <translation>{The cavalry} se rehace en el sitio y se desbanda.</translation>
    </message>
    <message>
        <source>{The cavalry} rallies back.</source>
        <translation>{The cavalry} vuelve a reunirse atrás.</translation>
    </message>
    <message>
        <source>{The cavalry} rallies back, then breaks.</source>
        <translation>{The cavalry} vuelve a reunirse atrás y luego se desbanda.</translation>
    </message>
    <message>
        <source>Move it on by a full move along the line of its charge, at most {0} degrees off to strike an enemy.</source>
        <translation>Muévela un movimiento completo por la línea de su carga, desviándola como mucho {0} grados para dar con un enemigo.</translation>
    </message>
    <message>
        <source>It charges the nearest enemy at most {0} degrees off the line of its charge.</source>
        <translation>Carga al enemigo más cercano que esté como mucho a {0} grados de la línea de su carga.</translation>
    </message>
    <message>
        <source>It stays where {the broken unit} stood.</source>
        <translation>Se queda donde estaba {the broken unit}.</translation>
    </message>
    <message>
        <source>Put it in order where {the broken unit} stood.</source>
        <translation>Ponla en orden donde estaba {the broken unit}.</translation>
    </message>
    <message>
        <source>Move it back by its move.</source>
        <translation>Muévela atrás su movimiento.</translation>
    </message>
    <message>
        <source>{The cavalry} makes a retreat move</source>
        <translation>{The cavalry} hace un movimiento de retirada</translation>
    </message>
    <message>
        <source>Then take {the unit} off the table: all its castings count as lost.</source>
        <translation>Después retira {the unit} de la mesa: todas sus figuras cuentan como perdidas.</translation>
    </message>
    <message>
        <source>Then mark {the unit} broken and turn it away as a mob.</source>
        <translation>Después marca {the unit} como desbandada y vuélvela de espaldas, en tropel.</translation>
    </message>
    <message>
        <source>on Hold, enemy near</source>
        <translation>en Mantener, enemigo cerca</translation>
    </message>
    <message>
        <source>charging cavalry near</source>
        <translation>caballería cargando cerca</translation>
    </message>
    <message>
        <source>charged by cavalry</source>
        <translation>cargada por caballería</translation>
    </message>
    <message>
        <source>Because</source>
        <translation>Porque</translation>
    </message>
    <message>
        <source>The enemy is in its front zone, at most 6 inches off, charging cavalry at most 10. Only a unit on Hold rolls; against charging cavalry it may change its order at once.</source>
        <translation>El enemigo está en su zona frontal, como mucho a 6 pulgadas, o a 10 si es caballería que carga. Solo tira una unidad en Mantener; contra caballería que carga puede cambiar su orden enseguida.</translation>
    </message>
    <message>
        <source>Losses of the unit</source>
        <translation>Pérdidas de la unidad</translation>
    </message>
    <message>
        <source>Its stragglers and casualties together.</source>
        <translation>Sus rezagados y bajas juntos.</translation>
    </message>
    <message>
        <source>may charge</source>
        <translation>puede cargar</translation>
    </message>
    <message>
        <source>die for the counter charge</source>
        <translation>dado de la contracarga</translation>
    </message>
    <message>
        <source>losses of the unit</source>
        <translation>pérdidas de la unidad</translation>
    </message>
    <message>
        <source>The enemy must charge into its front zone.</source>
        <translation>El enemigo ha de cargar a su zona frontal.</translation>
    </message>
    <message>
        <source>The enemy must be in its front zone and come within {0} inches.</source>
        <translation>El enemigo ha de estar en su zona frontal y llegar a {0} pulgadas o menos.</translation>
    </message>
    <message>
        <source>Total {0}: {the cavalry} may change its order to Charge.</source>
        <translation>Total {0}: {the cavalry} puede cambiar su orden a Cargar.</translation>
    </message>
    <message>
        <source>Total {0}: {the cavalry} stays on Hold.</source>
        <translation>Total {0}: {the cavalry} sigue en Mantener.</translation>
    </message>
    <message>
        <source>{The cavalry} may change its order to Charge without a roll.</source>
        <translation>{The cavalry} puede cambiar su orden a Cargar sin tirar.</translation>
    </message>
    <message>
        <source>Cavalry breakthrough</source>
        <translation>Ruptura de la caballería</translation>
    </message>
    <message>
        <source>What mounted cavalry does after it has broken a unit in melee.</source>
        <translation>Lo que hace la caballería montada que ha desbandado a una unidad en melé.</translation>
    </message>
    <message>
        <source>Counter charge (optional)</source>
        <translation>Contracarga (opcional)</translation>
    </message>
    <message>
        <source>Mounted cavalry tries to change its order to Charge.</source>
        <translation>La caballería montada intenta cambiar su orden a Cargar.</translation>
    </message>
    <message>
        <source>infantry may not charge mounted cavalry</source>
        <translation>la infantería no puede cargar a caballería montada</translation>
    </message>
    <message>
        <source>skirmishers may charge only skirmishers</source>
        <translation>los tiradores solo pueden cargar a tiradores</translation>
    </message>
    <message>
        <source>artillery does not charge</source>
        <translation>la artillería no carga</translation>
    </message>
    <message>
        <source>a broken unit does not charge</source>
        <translation>una unidad desbandada no carga</translation>
    </message>
    <message>
        <source>attacker halts</source>
        <translation>el atacante se detiene</translation>
    </message>
    <message>
        <source>attacker retreats</source>
        <translation>el atacante se retira</translation>
    </message>
    <message>
        <source>attacker breaks</source>
        <translation>el atacante se desbanda</translation>
    </message>
    <message>
        <source>defender retreats</source>
        <translation>el defensor se retira</translation>
    </message>
    <message>
        <source>defender breaks</source>
        <translation>el defensor se desbanda</translation>
    </message>
    <message>
        <source>both break</source>
        <translation>se desbandan los dos</translation>
    </message>
    <message>
        <source>locked in melee</source>
        <translation>trabados en melé</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>Movimiento que queda</translation>
    </message>
    <message>
        <source>Inches of the charge left on contact, to pursue a defender that retreats; 0 when it is not pursued.</source>
        <translation>Pulgadas que le quedan a la carga al contacto, para perseguir a un defensor que se retira; 0 si no se le persigue.</translation>
    </message>
    <message>
        <source>Rounds of melee</source>
        <translation>Rondas de melé</translation>
    </message>
    <message>
        <source>2 are one turn; 20 go on to the finish.</source>
        <translation>2 son un turno; 20 llegan hasta el final.</translation>
    </message>
    <message>
        <source>attacker closes</source>
        <translation>el atacante cierra</translation>
    </message>
    <message>
        <source>defender stands</source>
        <translation>el defensor aguanta</translation>
    </message>
    <message>
        <source>rounds fought</source>
        <translation>rondas combatidas</translation>
    </message>
    <message>
        <source>inches of the retreat</source>
        <translation>pulgadas de la retirada</translation>
    </message>
    <message>
        <source>guns left behind</source>
        <translation>cañones abandonados</translation>
    </message>
    <message>
        <source>A whole charge: to close, to stand, melee and what follows.</source>
        <translation>Una carga entera: cerrar, aguantar, melé y lo que sigue.</translation>
    </message>
    <message>
        <source>{The attacker} stops short. It takes stragglers {0}, casualties {1}; {the defender} stragglers {2}, casualties {3}.</source>
        <translation>{The attacker} se queda corto. Sufre rezagados {0}, bajas {1}; {the defender} rezagados {2}, bajas {3}.</translation>
    </message>
    <message>
        <source>attacker's roll to close</source>
        <translation>tirada del atacante para cerrar</translation>
    </message>
    <message>
        <source>defender's roll to close</source>
        <translation>tirada del defensor para cerrar</translation>
    </message>
    <message>
        <source>defender's roll to stand</source>
        <translation>tirada del defensor para aguantar</translation>
    </message>
    <message>
        <source>defender's retreat move</source>
        <translation>movimiento de retirada del defensor</translation>
    </message>
    <message>
        <source>stragglers of the retreat</source>
        <translation>rezagados de la retirada</translation>
    </message>
    <message>
        <source>attacker's quarter volley</source>
        <translation>cuarto de descarga del atacante</translation>
    </message>
    <message>
        <source>defender's quarter volley</source>
        <translation>cuarto de descarga del defensor</translation>
    </message>
    <message>
        <source>attacker's stragglers</source>
        <translation>rezagados del atacante</translation>
    </message>
    <message>
        <source>defender's stragglers</source>
        <translation>rezagados del defensor</translation>
    </message>
    <message>
        <source>attacker's melee, round {0}</source>
        <translation>melé del atacante, ronda {0}</translation>
    </message>
    <message>
        <source>attacker's effectives, round {0}</source>
        <translation>efectivos del atacante, ronda {0}</translation>
    </message>
    <message>
        <source>defender's effectives, round {0}</source>
        <translation>efectivos del defensor, ronda {0}</translation>
    </message>
    <message>
        <source>defender's melee, round {0}</source>
        <translation>melé del defensor, ronda {0}</translation>
    </message>
    <message>
        <source>attacker's stragglers, square unbroken</source>
        <translation>rezagados del atacante, cuadro sin romper</translation>
    </message>
    <message>
        <source>defender's stragglers, square unbroken</source>
        <translation>rezagados del defensor, cuadro sin romper</translation>
    </message>
    <message>
        <source>stragglers of infantry broken by cavalry</source>
        <translation>rezagados de infantería desbandada por caballería</translation>
    </message>
    <message>
        <source>losses from fire this turn</source>
        <translation>pérdidas por fuego este turno</translation>
    </message>
    <message>
        <source>casualties from fire this turn</source>
        <translation>bajas por fuego este turno</translation>
    </message>
    <message>
        <source>roll to close</source>
        <translation>tirada para cerrar</translation>
    </message>
    <message>
        <source>roll to stand</source>
        <translation>tirada para aguantar</translation>
    </message>
    <message>
        <source>stragglers at once</source>
        <translation>rezagados inmediatos</translation>
    </message>
    <message>
        <source>not below none</source>
        <translation>no menos que ninguno</translation>
    </message>
    <message>
        <source>castings in contact</source>
        <translation>figuras en contacto</translation>
    </message>
    <message>
        <source>no more than there are</source>
        <translation>no más de las que hay</translation>
    </message>
    <message>
        <source>column for {0} fighters</source>
        <translation>columna para {0} combatientes</translation>
    </message>
    <message>
        <source>outnumbered by {0}</source>
        <translation>superada en número por {0}</translation>
    </message>
    <message>
        <source>artillery does not charge: its functions are move, limber, unlimber and fire</source>
        <translation>la artillería no carga: sus funciones son mover, enganchar, desenganchar y disparar</translation>
    </message>
    <message>
        <source>a broken unit takes no order but Rally</source>
        <translation>una unidad desbandada solo admite la orden Reagrupar</translation>
    </message>
    <message>
        <source>effectives {0} and stragglers {1} are a broken unit, which takes no order but Rally</source>
        <translation>efectivos {0} y rezagados {1} son una unidad desbandada, que solo admite la orden Reagrupar</translation>
    </message>
    <message>
        <source>Castings in contact</source>
        <translation>Figuras en contacto</translation>
    </message>
    <message>
        <source>0 when all effectives fight.</source>
        <translation>0 cuando combaten todos los efectivos.</translation>
    </message>
    <message>
        <source>Supporters</source>
        <translation>Apoyos</translation>
    </message>
    <message>
        <source>Effectives of units that touch this one and no enemy: they count for numbers and do not fight.</source>
        <translation>Efectivos de unidades que tocan a esta y a ningún enemigo: cuentan para el número y no combaten.</translation>
    </message>
    <message>
        <source>For a quarter volley.</source>
        <translation>Para un cuarto de descarga.</translation>
    </message>
    <message>
        <source>Cavalry rolls for a breakthrough once a turn.</source>
        <translation>La caballería tira por una ruptura una vez por turno.</translation>
    </message>
    <message>
        <source>Losses from fire</source>
        <translation>Pérdidas por fuego</translation>
    </message>
    <message>
        <source>Castings taken by fire this turn, stragglers and casualties.</source>
        <translation>Figuras perdidas por fuego este turno, rezagados y bajas.</translation>
    </message>
    <message>
        <source>Castings taken by fire and melee, stragglers and casualties.</source>
        <translation>Figuras perdidas por fuego y melé, rezagados y bajas.</translation>
    </message>
    <message>
        <source>Casualties from fire</source>
        <translation>Bajas por fuego</translation>
    </message>
    <message>
        <source>Castings that fell to fire this turn.</source>
        <translation>Figuras caídas por fuego este turno.</translation>
    </message>
    <message>
        <source>{The attacker} makes a charge move away</source>
        <translation>{The attacker} hace un movimiento de carga alejándose</translation>
    </message>
    <message>
        <source>{The defender} makes a charge move away</source>
        <translation>{The defender} hace un movimiento de carga alejándose</translation>
    </message>
    <message>
        <source>{The attacker} makes a retreat move</source>
        <translation>{The attacker} hace un movimiento de retirada</translation>
    </message>
    <message>
        <source>{The defender} makes a retreat move</source>
        <translation>{The defender} hace un movimiento de retirada</translation>
    </message>
    <message>
        <source>After Rally: is {the leader} hit?</source>
        <translation>Después de Reagrupar: ¿se alcanza a {the leader}?</translation>
    </message>
    <message>
        <source>the charge goes {0} in: it falls short</source>
        <translation>la carga recorre {0} pulg: se queda corta</translation>
    </message>
    <message>
        <source>skirmishers fall back before a charge: play their withdrawal</source>
        <translation>los tiradores retroceden ante una carga: juega su repliegue</translation>
    </message>
    <message>
        <source>it fights in no melee that could be joined</source>
        <translation>no combate en ninguna melé a la que unirse</translation>
    </message>
    <message>
        <source>What its move has left.</source>
        <translation>Lo que le queda de su movimiento.</translation>
    </message>
    <message>
        <source>How far it goes before it touches the enemy; the rest pursues a retreat.</source>
        <translation>Que recorre hasta tocar al enemigo; el resto persigue una retirada.</translation>
    </message>
    <message>
        <source>distance to the enemy</source>
        <translation>distancia al enemigo</translation>
    </message>
    <message>
        <source>The charge touches the enemy with {0} in left.</source>
        <translation>La carga toca al enemigo y le quedan {0} pulg.</translation>
    </message>
    <message>
        <source>In Melee the charger rolls to close, and so does cavalry that charges too.</source>
        <translation>En Melé tira para cerrar quien carga, y también la caballería que carga a su vez.</translation>
    </message>
    <message>
        <source>In Melee the charger rolls to close.</source>
        <translation>En Melé tira para cerrar quien carga.</translation>
    </message>
    <message>
        <source>To its friend.</source>
        <translation>A su amigo.</translation>
    </message>
    <message>
        <source>{The attacker} supports its friend: it counts for numbers and does not fight.</source>
        <translation>{The attacker} apoya a su amigo: cuenta para el número y no combate.</translation>
    </message>
    <message>
        <source>Put it in contact with its friend and with no enemy.</source>
        <translation>Ponlo en contacto con su amigo y con ningún enemigo.</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contacto</translation>
    </message>
    <message>
        <source>A charge touches the enemy.</source>
        <translation>Una carga toca a un enemigo.</translation>
    </message>
    <message>
        <source>Support a melee</source>
        <translation>Apoyar una melé</translation>
    </message>
    <message>
        <source>A charge touches a friend who fights and no enemy.</source>
        <translation>Una carga toca a un amigo que combate y a ningún enemigo.</translation>
    </message>
    <message>
        <source>{The charging unit} charges {the target}.</source>
        <translation>{The charging unit} carga a {the target}.</translation>
    </message>
    <message>
        <source>In All Moves it moves at its target by its charge move.</source>
        <translation>En Todos los movimientos se mueve contra su blanco con su movimiento de carga.</translation>
    </message>
    <message>
        <source>Declare a charge</source>
        <translation>Declarar una carga</translation>
    </message>
    <message>
        <source>Which enemy a unit with a Charge order charges.</source>
        <translation>A qué enemigo carga una unidad con orden de Cargar.</translation>
    </message>
    <message>
        <source>a broken unit forms no square</source>
        <translation>una unidad desbandada no forma cuadro</translation>
    </message>
    <message>
        <source>Charged in</source>
        <translation>Cargada por</translation>
    </message>
    <message>
        <source>Flank or rear when the whole charge lies in that zone of the infantry.</source>
        <translation>Flanco o retaguardia cuando toda la carga cae en esa zona de la infantería.</translation>
    </message>
    <message>
        <source>Between cavalry and infantry when the charge is declared.</source>
        <translation>Entre caballería e infantería cuando se declara la carga.</translation>
    </message>
    <message>
        <source>inches before the square stands</source>
        <translation>pulgadas hasta que el cuadro está formado</translation>
    </message>
    <message>
        <source>square formed</source>
        <translation>cuadro formado</translation>
    </message>
    <message>
        <source>die for the square</source>
        <translation>dado del cuadro</translation>
    </message>
    <message>
        <source>inches to the cavalry</source>
        <translation>pulgadas hasta la caballería</translation>
    </message>
    <message>
        <source>The infantry stands in square already.</source>
        <translation>La infantería ya está en cuadro.</translation>
    </message>
    <message>
        <source>Inches {the cavalry} comes before the square stands: {0}. It forms in time.</source>
        <translation>Pulgadas que recorre {the cavalry} antes de que se forme el cuadro: {0}. Se forma a tiempo.</translation>
    </message>
    <message>
        <source>Put the infantry in square.</source>
        <translation>Pon la infantería en cuadro.</translation>
    </message>
    <message>
        <source>Inches {the cavalry} comes before the square stands: {0}. The infantry is caught in disorder.</source>
        <translation>Pulgadas que recorre {the cavalry} antes de que se forme el cuadro: {0}. La infantería queda sorprendida en desorden.</translation>
    </message>
    <message>
        <source>In Hold Fire it does not fire at the charging cavalry.</source>
        <translation>En Reservar fuego no dispara a la caballería que carga.</translation>
    </message>
    <message>
        <source>{The cavalry} closes without a roll; the infantry still rolls to stand.</source>
        <translation>{The cavalry} cierra sin tirar; la infantería sí tira para aguantar.</translation>
    </message>
    <message>
        <source>Part of its castings in contact that fights in the first turn of the melee: {0}.</source>
        <translation>Parte de sus figuras en contacto que combate en el primer turno de la melé: {0}.</translation>
    </message>
    <message>
        <source>The charge falls short: stragglers {0}.</source>
        <translation>La carga se queda corta: rezagados {0}.</translation>
    </message>
    <message>
        <source>one fewer than would break the unit</source>
        <translation>uno menos de los que desbandarían la unidad</translation>
    </message>
    <message>
        <source>Stragglers {0}: {the unit} charges again.</source>
        <translation>Rezagados {0}: {the unit} vuelve a cargar.</translation>
    </message>
    <message>
        <source>Stragglers {0}: {the unit} cannot charge again.</source>
        <translation>Rezagados {0}: {the unit} no puede volver a cargar.</translation>
    </message>
    <message>
        <source>Roll its movement dice as for any charge.</source>
        <translation>Tira sus dados de movimiento como en cualquier carga.</translation>
    </message>
    <message>
        <source>Turn its order face down: it does nothing more this turn.</source>
        <translation>Vuelve su orden boca abajo: no hace nada más este turno.</translation>
    </message>
    <message>
        <source>Infantry or cavalry in line, column or square, limbered guns; a mob too. Not skirmishers and unlimbered guns.</source>
        <translation>Infantería o caballería en línea, columna o cuadro, cañones enganchados; también un tropel. Ni tiradores ni cañones desenganchados.</translation>
    </message>
    <message>
        <source>Formed</source>
        <translation>Formada</translation>
    </message>
    <message>
        <source>stragglers of the unit that moves</source>
        <translation>rezagados de la unidad que se mueve</translation>
    </message>
    <message>
        <source>stragglers of the unit passed through</source>
        <translation>rezagados de la unidad atravesada</translation>
    </message>
    <message>
        <source>unit that moves</source>
        <translation>unidad que se mueve</translation>
    </message>
    <message>
        <source>unit passed through</source>
        <translation>unidad atravesada</translation>
    </message>
    <message>
        <source>The units pass without stragglers.</source>
        <translation>Las unidades se cruzan sin rezagados.</translation>
    </message>
    <message>
        <source>Stragglers of {the unit that moves} {0}, of {the unit passed through} {1}.</source>
        <translation>Rezagados de {the unit that moves} {0}, de {the unit passed through} {1}.</translation>
    </message>
    <message>
        <source>Emergency square</source>
        <translation>Cuadro de emergencia</translation>
    </message>
    <message>
        <source>Infantry charged by cavalry tries to form square in time.</source>
        <translation>Infantería cargada por caballería intenta formar cuadro a tiempo.</translation>
    </message>
    <message>
        <source>Charge falls short</source>
        <translation>La carga se queda corta</translation>
    </message>
    <message>
        <source>A charging unit has moved all its inches and touches no enemy.</source>
        <translation>Una unidad que carga ha recorrido todas sus pulgadas y no toca a ningún enemigo.</translation>
    </message>
    <message>
        <source>Follow-up charge (optional)</source>
        <translation>Carga sucesiva (opcional)</translation>
    </message>
    <message>
        <source>A unit that charged last turn charges again: before its movement dice.</source>
        <translation>Una unidad que cargó el turno pasado vuelve a cargar: antes de sus dados de movimiento.</translation>
    </message>
    <message>
        <source>Pass through a friend</source>
        <translation>Atravesar a un amigo</translation>
    </message>
    <message>
        <source>A unit moves through another of its own side.</source>
        <translation>Una unidad pasa a través de otra de su bando.</translation>
    </message>
    <message>
        <source>s that break</source>
        <translation>bandos que se desbandan</translation>
    </message>
    <message>
        <source>First rounds of this melee</source>
        <translation>Primeras rondas de esta melé</translation>
    </message>
    <message>
        <source>Charging, the lance and castings caught forming square count only then.</source>
        <translation>Solo entonces cuentan la carga, la lanza y las figuras sorprendidas formando cuadro.</translation>
    </message>
    <message>
        <source>attacker's column</source>
        <translation>columna del atacante</translation>
    </message>
    <message>
        <source>defender's column</source>
        <translation>columna del defensor</translation>
    </message>
    <message>
        <source>Castings that fight</source>
        <translation>Figuras que combaten</translation>
    </message>
    <message>
        <source>Of this unit.</source>
        <translation>De esta unidad.</translation>
    </message>
    <message>
        <source>Own side</source>
        <translation>Bando propio</translation>
    </message>
    <message>
        <source>Castings of all units of the side that fight, supporters too.</source>
        <translation>Figuras de todas las unidades del bando que combaten, también los apoyos.</translation>
    </message>
    <message>
        <source>Enemy side</source>
        <translation>Bando enemigo</translation>
    </message>
    <message>
        <source>The same of the enemy.</source>
        <translation>Lo mismo del enemigo.</translation>
    </message>
    <message>
        <source>First round of this melee</source>
        <translation>Primera ronda de esta melé</translation>
    </message>
    <message>
        <source>Charging and the lance count only then.</source>
        <translation>Solo entonces cuentan la carga y la lanza.</translation>
    </message>
    <message>
        <source>1 loss in column {0}.</source>
        <translation>1 pérdida en la columna {0}.</translation>
    </message>
    <message>
        <source>{1} losses in column {0}.</source>
        <translation>{1} pérdidas en la columna {0}.</translation>
    </message>
    <message>
        <source>Add it to the losses of the enemy side; when all units have rolled they are dealt at random.</source>
        <translation>Súmalas a las pérdidas del bando enemigo; cuando todas las unidades han tirado se reparten al azar.</translation>
    </message>
    <message>
        <source>One turn of melee, two rounds, up to four units a side.</source>
        <translation>Un turno de melé, dos rondas, hasta cuatro unidades por bando.</translation>
    </message>
    <message>
        <source>One unit's roll in a melee</source>
        <translation>Tirada de una unidad en melé</translation>
    </message>
    <message>
        <source>For melees of more units than the form holds.</source>
        <translation>Para melés de más unidades de las que caben en el formulario.</translation>
    </message>
    <message>
        <source>attacker {1}'s effectives, round {0}</source>
        <translation>efectivos del atacante {1}, ronda {0}</translation>
    </message>
    <message>
        <source>defender {1}'s effectives, round {0}</source>
        <translation>efectivos del defensor {1}, ronda {0}</translation>
    </message>
    <message>
        <source>attacker {1}'s melee, round {0}</source>
        <translation>melé del atacante {1}, ronda {0}</translation>
    </message>
    <message>
        <source>defender {1}'s melee, round {0}</source>
        <translation>melé del defensor {1}, ronda {0}</translation>
    </message>
    <message>
        <source>units that take the defender's losses, round {0}, from loss {1}</source>
        <translation>unidades que sufren las pérdidas del defensor, ronda {0}, desde la pérdida {1}</translation>
    </message>
    <message>
        <source>units that take the attacker's losses, round {0}, from loss {1}</source>
        <translation>unidades que sufren las pérdidas del atacante, ronda {0}, desde la pérdida {1}</translation>
    </message>
    <message>
        <source>attacker {0}'s stragglers, square unbroken</source>
        <translation>rezagados del atacante {0}, cuadro sin romper</translation>
    </message>
    <message>
        <source>defender {0}'s stragglers, square unbroken</source>
        <translation>rezagados del defensor {0}, cuadro sin romper</translation>
    </message>
    <message>
        <source>stragglers of attacker {0}, broken by cavalry</source>
        <translation>rezagados del atacante {0}, desbandado por caballería</translation>
    </message>
    <message>
        <source>stragglers of defender {0}, broken by cavalry</source>
        <translation>rezagados del defensor {0}, desbandado por caballería</translation>
    </message>
    <message>
        <source>The square holds and {the cavalry} goes back.</source>
        <translation>El cuadro aguanta y {the cavalry} retrocede.</translation>
    </message>
    <message>
        <source>Locked in melee.</source>
        <translation>Trabados en melé.</translation>
    </message>
    <message>
        <source>{The attacker} is beaten.</source>
        <translation>{The attacker} queda vencido.</translation>
    </message>
    <message>
        <source>The melee is over.</source>
        <translation>La melé ha acabado.</translation>
    </message>
    <message>
        <source>attacker 1</source>
        <translation>atacante 1</translation>
    </message>
    <message>
        <source>attacker 2</source>
        <translation>atacante 2</translation>
    </message>
    <message>
        <source>attacker 3</source>
        <translation>atacante 3</translation>
    </message>
    <message>
        <source>attacker 4</source>
        <translation>atacante 4</translation>
    </message>
    <message>
        <source>defender 1</source>
        <translation>defensor 1</translation>
    </message>
    <message>
        <source>defender 2</source>
        <translation>defensor 2</translation>
    </message>
    <message>
        <source>defender 3</source>
        <translation>defensor 3</translation>
    </message>
    <message>
        <source>defender 4</source>
        <translation>defensor 4</translation>
    </message>
    <message>
        <source>The victorious cavalry rolls for a breakthrough</source>
        <translation>La caballería victoriosa tira por una ruptura</translation>
    </message>
    <message>
        <source>Melee uses up {0}'s initial volley: take its marker off.</source>
        <translation>La melé gasta la descarga inicial de {0}: quita su marcador.</translation>
    </message>
    <message>
        <source>Both sides stay locked until next turn; more units may join.</source>
        <translation>Los dos bandos siguen trabados hasta el turno siguiente; pueden unirse más unidades.</translation>
    </message>
    <message>
        <source>only mounted cavalry rides over stragglers</source>
        <translation>solo la caballería montada arrolla rezagados</translation>
    </message>
    <message>
        <source>Of one unit, that enemy cavalry rides over.</source>
        <translation>De una unidad, a los que arrolla caballería enemiga.</translation>
    </message>
    <message>
        <source>stragglers overrun</source>
        <translation>rezagados arrollados</translation>
    </message>
    <message>
        <source>There are no stragglers to ride down.</source>
        <translation>No hay rezagados que arrollar.</translation>
    </message>
    <message>
        <source>Stragglers that become casualties: {0}.</source>
        <translation>Rezagados que pasan a bajas: {0}.</translation>
    </message>
    <message>
        <source>Take 1 straggler off the table.</source>
        <translation>Retira 1 rezagado de la mesa.</translation>
    </message>
    <message>
        <source>Take {0} stragglers off the table.</source>
        <translation>Retira {0} rezagados de la mesa.</translation>
    </message>
    <message>
        <source>Overrun stragglers</source>
        <translation>Arrollar rezagados</translation>
    </message>
    <message>
        <source>Mounted cavalry rides over a unit's stragglers.</source>
        <translation>Caballería montada arrolla a los rezagados de una unidad.</translation>
    </message>
    <message>
        <source>{The attacker} fires a quarter volley</source>
        <translation>{The attacker} dispara un cuarto de descarga</translation>
    </message>
    <message>
        <source>{The defender} fires a quarter volley</source>
        <translation>{The defender} dispara un cuarto de descarga</translation>
    </message>
    <message>
        <source>closes without a roll</source>
        <translation>cierra sin tirar</translation>
    </message>
    <message>
        <source>{The attacker} closes; no roll is needed.</source>
        <translation>{The attacker} cierra; no hace falta tirar.</translation>
    </message>
    <message>
        <source>{The defender} rolls to stand, unless it fights already</source>
        <translation>{The defender} tira para aguantar, salvo que ya combata</translation>
    </message>
    <message>
        <source>{The attacker} fights {the defender} in its rear</source>
        <translation>{The attacker} combate a {the defender} por su retaguardia</translation>
    </message>
    <message>
        <source>Mark {the attacker} broken; it makes a charge move away from the enemy as a mob.</source>
        <translation>Marca a {the attacker} como desbandado; hace un movimiento de carga alejándose del enemigo, en tropel.</translation>
    </message>
    <message>
        <source>{The attacker} fights {the defender}</source>
        <translation>{The attacker} combate a {the defender}</translation>
    </message>
    <message>
        <source>{The defender} goes straight back, facing away, in its formation; it is not broken.</source>
        <translation>{The defender} retrocede en línea recta, de espaldas, en su formación; no está desbandado.</translation>
    </message>
    <message>
        <source>Roll to close</source>
        <translation>Tirada para cerrar</translation>
    </message>
    <message>
        <source>Does the charging unit come to grips?</source>
        <translation>¿Llega la unidad que carga al cuerpo a cuerpo?</translation>
    </message>
    <message>
        <source>Roll to stand</source>
        <translation>Tirada para aguantar</translation>
    </message>
    <message>
        <source>Does the unit that is charged stand and receive the charge?</source>
        <translation>¿Se planta la unidad cargada y recibe la carga?</translation>
    </message>
    <message>
        <source>Effectives, stragglers and casualties together.</source>
        <translation>Efectivos, rezagados y bajas juntos.</translation>
    </message>
    <message>
        <source>In the whole game so far.</source>
        <translation>En toda la partida hasta ahora.</translation>
    </message>
    <message>
        <source>LR, 0 to 3; it counts when he is attached.</source>
        <translation>LR, 0 a 3; cuenta cuando está agregado.</translation>
    </message>
    <message>
        <source>castings at the start</source>
        <translation>figuras al empezar</translation>
    </message>
    <message>
        <source>in full parts of the castings</source>
        <translation>en partes enteras de las figuras</translation>
    </message>
    <message>
        <source>enemy within {0} inches</source>
        <translation>enemigo a {0} pulgadas o menos</translation>
    </message>
    <message>
        <source>rout check</source>
        <translation>chequeo de desbandada</translation>
    </message>
    <message>
        <source>die to rally</source>
        <translation>dado para reagruparse</translation>
    </message>
    <message>
        <source>die of the rout check</source>
        <translation>dado del chequeo de desbandada</translation>
    </message>
    <message>
        <source>full parts of the castings lost: {0}</source>
        <translation>partes enteras de las figuras perdidas: {0}</translation>
    </message>
    <message>
        <source>untrained units may not rally: they retreat each turn until they leave the table</source>
        <translation>las unidades sin instrucción no se reagrupan: se retiran cada turno hasta salir de la mesa</translation>
    </message>
    <message>
        <source>a unit that fired or fought this turn recovers no stragglers</source>
        <translation>una unidad que ha disparado o combatido este turno no recupera rezagados</translation>
    </message>
    <message>
        <source>{The unit} rallies.</source>
        <translation>{The unit} se reagrupa.</translation>
    </message>
    <message>
        <source>{The unit} rallies and 1 straggler returns to it.</source>
        <translation>{The unit} se reagrupa y vuelve a ella 1 rezagado.</translation>
    </message>
    <message>
        <source>{The unit} rallies and {0} stragglers return to it.</source>
        <translation>{The unit} se reagrupa y vuelven a ella {0} rezagados.</translation>
    </message>
    <message>
        <source>Take the broken marker off and put {the unit} in a formation of your choice.</source>
        <translation>Quita el marcador de desbandada y pon {the unit} en la formación que quieras.</translation>
    </message>
    <message>
        <source>From the next turn it takes any order; off the table it first waits a turn for each retreat it made there.</source>
        <translation>Desde el turno siguiente admite cualquier orden; fuera de la mesa espera antes un turno por cada retirada que hizo allí.</translation>
    </message>
    <message>
        <source>{The unit} stays broken.</source>
        <translation>{The unit} sigue desbandada.</translation>
    </message>
    <message>
        <source>{The unit} stays a mob that faces away from the enemy.</source>
        <translation>{The unit} sigue en tropel, de espaldas al enemigo.</translation>
    </message>
    <message>
        <source>{The unit} makes a retreat move</source>
        <translation>{The unit} hace un movimiento de retirada</translation>
    </message>
    <message>
        <source>Roll for {the leader} if {the unit} took losses this turn</source>
        <translation>Tira por {the leader} si {the unit} tuvo pérdidas este turno</translation>
    </message>
    <message>
        <source>{The unit} holds.</source>
        <translation>{The unit} aguanta.</translation>
    </message>
    <message>
        <source>{The unit} breaks.</source>
        <translation>{The unit} se desbanda.</translation>
    </message>
    <message>
        <source>A friend sees {the unit} break within {0} inches, not more than {1} degrees off its front, with nothing in the way.</source>
        <translation>Un amigo ve desbandarse a {the unit} si está a {0} pulgadas o menos, a no más de {1} grados de su frente, sin nada en medio.</translation>
    </message>
    <message>
        <source>It was taken off the table.</source>
        <translation>Se retiró de la mesa.</translation>
    </message>
    <message>
        <source>rout checks</source>
        <translation>chequeos de desbandada</translation>
    </message>
    <message>
        <source>No friend sees {the broken unit} go.</source>
        <translation>Ningún amigo ve irse a {the broken unit}.</translation>
    </message>
    <message>
        <source>No friend sees {the broken unit} break.</source>
        <translation>Ningún amigo ve desbandarse a {the broken unit}.</translation>
    </message>
    <message>
        <source>Take {the broken unit} off the table; nobody rolls a rout check.</source>
        <translation>Retira {the broken unit} de la mesa; nadie hace comprobación de desbandada.</translation>
    </message>
    <message>
        <source>Nobody rolls a rout check.</source>
        <translation>Nadie hace un chequeo de desbandada.</translation>
    </message>
    <message>
        <source>Fired or fought this turn</source>
        <translation>Disparó o combatió este turno</translation>
    </message>
    <message>
        <source>Then it was too busy to recover anyone.</source>
        <translation>Entonces estaba demasiado ocupada para recuperar a nadie.</translation>
    </message>
    <message>
        <source>die for recovery</source>
        <translation>dado de recuperación</translation>
    </message>
    <message>
        <source>no more stragglers to return</source>
        <translation>no quedan más rezagados que vuelvan</translation>
    </message>
    <message>
        <source>No stragglers return.</source>
        <translation>No vuelve ningún rezagado.</translation>
    </message>
    <message>
        <source>1 straggler returns.</source>
        <translation>Vuelve 1 rezagado.</translation>
    </message>
    <message>
        <source>{0} stragglers return.</source>
        <translation>Vuelven {0} rezagados.</translation>
    </message>
    <message>
        <source>A broken unit with a Rally order tries to form again.</source>
        <translation>Una unidad desbandada con orden de Reagrupar intenta volver a formar.</translation>
    </message>
    <message>
        <source>Rout check</source>
        <translation>Chequeo de desbandada</translation>
    </message>
    <message>
        <source>A unit has seen a friend break; one roll for each of them.</source>
        <translation>Una unidad ha visto desbandarse a un amigo; una tirada por cada uno.</translation>
    </message>
    <message>
        <source>Nobody sees it</source>
        <translation>Nadie lo ve</translation>
    </message>
    <message>
        <source>No friend sees a unit break: nobody rolls.</source>
        <translation>Ningún amigo ve desbandarse a una unidad: nadie tira.</translation>
    </message>
    <message>
        <source>Recover stragglers</source>
        <translation>Recuperar rezagados</translation>
    </message>
    <message>
        <source>A unit on Hold, not broken, that neither fired nor fought takes stragglers back.</source>
        <translation>Una unidad en Mantener, no desbandada, que ni disparó ni combatió recupera rezagados.</translation>
    </message>
    <message>
        <source>it is on the table already</source>
        <translation>ya está en la mesa</translation>
    </message>
    <message>
        <source>it is not hidden</source>
        <translation>no está oculta</translation>
    </message>
    <message>
        <source>{The unit} comes onto the table.</source>
        <translation>{The unit} llega a la mesa.</translation>
    </message>
    <message>
        <source>Place {the unit} where it enters.</source>
        <translation>Coloca {the unit} por donde entra.</translation>
    </message>
    <message>
        <source>{The unit} is seen.</source>
        <translation>Se ve a {the unit}.</translation>
    </message>
    <message>
        <source>Set {the unit} on the table.</source>
        <translation>Pon {the unit} en la mesa.</translation>
    </message>
    <message>
        <source>Set it on the table.</source>
        <translation>Ponla en la mesa.</translation>
    </message>
    <message>
        <source>Counted until it rallies.</source>
        <translation>Se cuentan hasta que se reagrupa.</translation>
    </message>
    <message>
        <source>gone for good</source>
        <translation>perdida para siempre</translation>
    </message>
    <message>
        <source>retreats off the table</source>
        <translation>retiradas fuera de la mesa</translation>
    </message>
    <message>
        <source>{The unit} runs off the table and is gone.</source>
        <translation>{The unit} huye fuera de la mesa y se pierde.</translation>
    </message>
    <message>
        <source>Take it off the table.</source>
        <translation>Retírala de la mesa.</translation>
    </message>
    <message>
        <source>Retreats off the table: {0}.</source>
        <translation>Retiradas fuera de la mesa: {0}.</translation>
    </message>
    <message>
        <source>Keep it beside the table; when it has rallied it waits as many turns before it comes back.</source>
        <translation>Tenla junto a la mesa; cuando se reagrupe espera otros tantos turnos antes de volver.</translation>
    </message>
    <message>
        <source>Behind a section its level decides.</source>
        <translation>Detrás de una sección decide el nivel de esta.</translation>
    </message>
    <message>
        <source>{The unit} stands in the open.</source>
        <translation>{The unit} está al descubierto.</translation>
    </message>
    <message>
        <source>{The unit} is in cover: {0}.</source>
        <translation>{The unit} está a cubierto: {0}.</translation>
    </message>
    <message>
        <source>Arrive</source>
        <translation>Llegar</translation>
    </message>
    <message>
        <source>Units and leaders who may come enter the table.</source>
        <translation>Unidades y jefes que pueden venir entran en la mesa.</translation>
    </message>
    <message>
        <source>Reveal a hidden unit</source>
        <translation>Revelar una unidad oculta</translation>
    </message>
    <message>
        <source>A hidden unit comes into sight.</source>
        <translation>Una unidad oculta queda a la vista.</translation>
    </message>
    <message>
        <source>Retreat off the table</source>
        <translation>Retirarse fuera de la mesa</translation>
    </message>
    <message>
        <source>A broken unit crosses the edge, or goes on beyond it.</source>
        <translation>Una unidad desbandada cruza el borde, o sigue más allá.</translation>
    </message>
    <message>
        <source>Take cover</source>
        <translation>Ponerse a cubierto</translation>
    </message>
    <message>
        <source>What a unit stands behind.</source>
        <translation>Detrás de qué está una unidad.</translation>
    </message>
    <message>
        <source>Fortifications</source>
        <translation>Fortificaciones</translation>
    </message>
    <message>
        <source>guns have no formation: they limber and unlimber</source>
        <translation>los cañones no tienen formación: se enganchan y desenganchan</translation>
    </message>
    <message>
        <source>a broken unit rallies before it forms</source>
        <translation>una unidad desbandada se reagrupa antes de formar</translation>
    </message>
    <message>
        <source>it stands so already</source>
        <translation>ya está así</translation>
    </message>
    <message>
        <source>only cavalry mounts and dismounts</source>
        <translation>solo la caballería monta y desmonta</translation>
    </message>
    <message>
        <source>mounted cavalry forms no square</source>
        <translation>la caballería montada no forma cuadro</translation>
    </message>
    <message>
        <source>Into</source>
        <translation>En</translation>
    </message>
    <message>
        <source>One change a turn: a formation, or cavalry mounts or dismounts.</source>
        <translation>Un cambio por turno: una formación, o la caballería monta o desmonta.</translation>
    </message>
    <message>
        <source>{The unit} forms: {0}.</source>
        <translation>{The unit} forma: {0}.</translation>
    </message>
    <message>
        <source>{The cavalry} mounts.</source>
        <translation>{The cavalry} monta.</translation>
    </message>
    <message>
        <source>{The cavalry} dismounts.</source>
        <translation>{The cavalry} desmonta.</translation>
    </message>
    <message>
        <source>Form it on the center of its front, facing as before. It does not move.</source>
        <translation>Fórmala sobre el centro de su frente, mirando como antes. No se mueve.</translation>
    </message>
    <message>
        <source>A skirmish company has {0} castings.</source>
        <translation>Una compañía de tiradores tiene {0} figuras.</translation>
    </message>
    <message>
        <source>effectives together</source>
        <translation>efectivos juntos</translation>
    </message>
    <message>
        <source>The parts form one unit again: effectives {0}.</source>
        <translation>Las partes vuelven a ser una unidad: efectivos {0}.</translation>
    </message>
    <message>
        <source>They must touch.</source>
        <translation>Tienen que tocarse.</translation>
    </message>
    <message>
        <source>say what the battery does first</source>
        <translation>di qué hace primero la batería</translation>
    </message>
    <message>
        <source>the guns are limbered</source>
        <translation>los cañones están enganchados</translation>
    </message>
    <message>
        <source>the guns are unlimbered</source>
        <translation>los cañones están desenganchados</translation>
    </message>
    <message>
        <source>the guns would stand as the first function leaves them</source>
        <translation>los cañones quedarían como los deja la primera función</translation>
    </message>
    <message>
        <source>First function</source>
        <translation>Primera función</translation>
    </message>
    <message>
        <source>Moving and firing are functions too, played by themselves.</source>
        <translation>Mover y disparar también son funciones, que se juegan por sí solas.</translation>
    </message>
    <message>
        <source>Second function</source>
        <translation>Segunda función</translation>
    </message>
    <message>
        <source>functions used</source>
        <translation>funciones usadas</translation>
    </message>
    <message>
        <source>{The battery} unlimbers.</source>
        <translation>{The battery} desengancha.</translation>
    </message>
    <message>
        <source>{The battery} limbers.</source>
        <translation>{The battery} engancha.</translation>
    </message>
    <message>
        <source>It has used two functions.</source>
        <translation>Ha usado dos funciones.</translation>
    </message>
    <message>
        <source>A unit with a Form order changes formation, mounts or dismounts.</source>
        <translation>Una unidad con orden de Formar cambia de formación, monta o desmonta.</translation>
    </message>
    <message>
        <source>Reunite parts</source>
        <translation>Reunir partes</translation>
    </message>
    <message>
        <source>Parts of a unit with Form orders form it again.</source>
        <translation>Partes de una unidad con orden de Formar vuelven a formarla.</translation>
    </message>
    <message>
        <source>Functions of guns</source>
        <translation>Funciones de los cañones</translation>
    </message>
    <message>
        <source>A battery limbers or unlimbers.</source>
        <translation>Una batería engancha o desengancha.</translation>
    </message>
    <message>
        <source>a unit that makes a change may not charge</source>
        <translation>una unidad que hace un cambio no puede cargar</translation>
    </message>
    <message>
        <source>a unit that retreats makes no change</source>
        <translation>una unidad que se retira no hace cambios</translation>
    </message>
    <message>
        <source>a {0} unit needs a Form order for it, not a move</source>
        <translation>una unidad {0} necesita para eso una orden de Formar, no de mover</translation>
    </message>
    <message>
        <source>the cavalry is mounted already</source>
        <translation>la caballería ya está montada</translation>
    </message>
    <message>
        <source>the cavalry is dismounted already</source>
        <translation>la caballería ya está desmontada</translation>
    </message>
    <message>
        <source>guns and leaders have no formation to change</source>
        <translation>cañones y jefes no tienen formación que cambiar</translation>
    </message>
    <message>
        <source>a broken unit makes no move but a retreat</source>
        <translation>una unidad desbandada solo se mueve para retirarse</translation>
    </message>
    <message>
        <source>the movement chart has no dice for mounted cavalry in square</source>
        <translation>la tabla de movimiento no tiene dados para caballería montada en cuadro</translation>
    </message>
    <message>
        <source>dice that show {0}</source>
        <translation>dados que muestran {0}</translation>
    </message>
    <message>
        <source>stragglers for each of them</source>
        <translation>rezagados por cada uno</translation>
    </message>
    <message>
        <source>movement, dice added</source>
        <translation>movimiento, dados añadidos</translation>
    </message>
    <message>
        <source>Kind of move</source>
        <translation>Tipo de movimiento</translation>
    </message>
    <message>
        <source>An ordinary move, a charge, a retreat, or all of a move, as cavalry makes it that has broken through.</source>
        <translation>Un movimiento normal, una carga, una retirada o el movimiento entero, como el de la caballería que ha roto la línea.</translation>
    </message>
    <message>
        <source>Leaders move as mounted cavalry in column and lose no stragglers.</source>
        <translation>Los jefes se mueven como caballería montada en columna y no pierden rezagados.</translation>
    </message>
    <message>
        <source>At the start of the move. A retreat is made at the speed of a column whatever stands here.</source>
        <translation>Al empezar el movimiento. Una retirada se hace a la velocidad de una columna, ponga aquí lo que ponga.</translation>
    </message>
    <message>
        <source>U.S. and foreign units may change formation in a move.</source>
        <translation>Las unidades de EE. UU. y extranjeras pueden cambiar de formación en un movimiento.</translation>
    </message>
    <message>
        <source>Movement never breaks a unit: straggling stops when stragglers equal effectives.</source>
        <translation>El movimiento nunca deshace una unidad: no se rezagan más que los que dejan tantos efectivos como rezagados.</translation>
    </message>
    <message>
        <source>Rough terrain halves the inches.</source>
        <translation>El terreno abrupto reduce las pulgadas a la mitad.</translation>
    </message>
    <message>
        <source>Contour lines</source>
        <translation>Curvas de nivel</translation>
    </message>
    <message>
        <source>How many the move crosses.</source>
        <translation>Cuántas cruza el movimiento.</translation>
    </message>
    <message>
        <source>Obstacles</source>
        <translation>Obstáculos</translation>
    </message>
    <message>
        <source>Walls, ravines and streams that the move crosses.</source>
        <translation>Muros, barrancas y arroyos que cruza el movimiento.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>What the unit does beside moving. A change of formation takes a Form order except of U.S. and foreign units.</source>
        <translation>Lo que hace la unidad además de moverse. Un cambio de formación requiere orden de Formar, salvo a las unidades de EE. UU. y extranjeras.</translation>
    </message>
    <message>
        <source>New formation</source>
        <translation>Formación nueva</translation>
    </message>
    <message>
        <source>What it changes into.</source>
        <translation>A qué cambia.</translation>
    </message>
    <message>
        <source>can change formation</source>
        <translation>puede cambiar de formación</translation>
    </message>
    <message>
        <source>Move it at its target, all {0} in or until it touches a formed enemy.</source>
        <translation>Muévela contra su blanco, todas sus {0} pulg o hasta que toque a un enemigo formado.</translation>
    </message>
    <message>
        <source>Move it {0} in straight away from the enemy and leave it facing away.</source>
        <translation>Muévela {0} pulg en línea recta alejándola del enemigo y déjala de espaldas.</translation>
    </message>
    <message>
        <source>Move it {0} in straight away from the enemy as a mob.</source>
        <translation>Muévela {0} in directamente lejos del enemigo como turba.</translation>
    </message>
    <message>
        <source>Form it anew, {0}, on the center of its front, facing as before.</source>
        <translation>Fórmala de nuevo, {0}, sobre el centro de su frente, mirando como antes.</translation>
    </message>
    <message>
        <source>Whole infantry units do not skirmish: detach a company of {0} castings.</source>
        <translation>Las unidades de infantería enteras no van en guerrilla: destaca una compañía de {0} figuras.</translation>
    </message>
    <message>
        <source>How far a unit or a leader may go, and who drops out on the way.</source>
        <translation>Hasta dónde puede ir una unidad o un jefe, y quién se queda por el camino.</translation>
    </message>
    <message>
        <source>inches rolled</source>
        <translation>pulgadas tiradas</translation>
    </message>
    <message>
        <source>rough terrain</source>
        <translation>terreno abrupto</translation>
    </message>
    <message>
        <source>contour lines crossed: {0}</source>
        <translation>curvas de nivel cruzadas: {0}</translation>
    </message>
    <message>
        <source>walls, ravines and streams crossed: {0}</source>
        <translation>muros, barrancas y arroyos cruzados: {0}</translation>
    </message>
    <message>
        <source>no inches left</source>
        <translation>no quedan pulgadas</translation>
    </message>
    <message>
        <source>rounded down to a tenth</source>
        <translation>redondeado hacia abajo a décimas</translation>
    </message>
    <message>
        <source>contour {0}</source>
        <translation>curva {0}</translation>
    </message>
    <message>
        <source>stragglers at contour {0}</source>
        <translation>rezagados en la curva {0}</translation>
    </message>
    <message>
        <source>obstacle {0}</source>
        <translation>obstáculo {0}</translation>
    </message>
    <message>
        <source>stragglers at obstacle {0}</source>
        <translation>rezagados en el obstáculo {0}</translation>
    </message>
    <message>
        <source>stragglers at the change</source>
        <translation>rezagados en el cambio</translation>
    </message>
    <message>
        <source>one less for every {0} hidden castings</source>
        <translation>uno menos por cada {0} figuras ocultas</translation>
    </message>
    <message>
        <source>one less for every {0} spotting castings</source>
        <translation>uno menos por cada {0} figuras que buscan</translation>
    </message>
    <message>
        <source>Hidden castings</source>
        <translation>Figuras ocultas</translation>
    </message>
    <message>
        <source>Of the unit that hides at the edge of its cover.</source>
        <translation>De la unidad que se oculta al borde de su cobertura.</translation>
    </message>
    <message>
        <source>Spotting castings</source>
        <translation>Figuras que buscan</translation>
    </message>
    <message>
        <source>Of all units that might see it, added up.</source>
        <translation>De todas las unidades que pueden verla, sumadas.</translation>
    </message>
    <message>
        <source>number to exceed</source>
        <translation>número que superar</translation>
    </message>
    <message>
        <source>roll to spot, to exceed {0}</source>
        <translation>tirada para descubrir, superar {0}</translation>
    </message>
    <message>
        <source>a {0} always misses</source>
        <translation>un {0} siempre falla</translation>
    </message>
    <message>
        <source>{The hidden unit} is spotted.</source>
        <translation>{The hidden unit} es descubierta.</translation>
    </message>
    <message>
        <source>{The hidden unit} stays hidden.</source>
        <translation>{The hidden unit} sigue oculta.</translation>
    </message>
    <message>
        <source>Spot a hidden unit</source>
        <translation>Descubrir una unidad oculta</translation>
    </message>
    <message>
        <source>Whether a hidden unit at the edge of its cover is seen.</source>
        <translation>Si se ve a una unidad oculta al borde de su cobertura.</translation>
    </message>
    <message>
        <source>Give Orders</source>
        <translation>Dar órdenes</translation>
    </message>
    <message>
        <source>Declare Charges</source>
        <translation>Declarar cargas</translation>
    </message>
    <message>
        <source>All Moves</source>
        <translation>Todos los movimientos</translation>
    </message>
    <message>
        <source>it is for the templates of the table and changes no die</source>
        <translation>es para las plantillas de la mesa y no cambia ningún dado</translation>
    </message>
    <message>
        <source>a regular line of {1} at {0} inches against a line of 10 with 2 stragglers</source>
        <translation>una línea regular de {1} a {0} pulgadas contra una línea de 10 con 2 rezagados</translation>
    </message>
    <message>
        <source>a veteran line of {1} at {0} inches against a column of 8 with 3 stragglers</source>
        <translation>una línea veterana de {1} a {0} pulgadas contra una columna de 8 con 3 rezagados</translation>
    </message>
    <message>
        <source>three {1}-pounders at {0} inches against a line of 8</source>
        <translation>tres cañones de {1} libras a {0} pulgadas contra una línea de 8</translation>
    </message>
    <message>
        <source>{1} infantry of 20 that lost {0} this turn and closes with 20</source>
        <translation>infantería {1} de 20 que perdió {0} este turno y cierra con 20</translation>
    </message>
    <message>
        <source>{1} infantry of 20 with {0} casualties this turn, charged by 20</source>
        <translation>infantería {1} de 20 con {0} bajas este turno, cargada por 20</translation>
    </message>
    <message>
        <source>{0} {1} infantrymen who strike in a melee of 18 against 18</source>
        <translation>{0} infantes ({1}) que golpean en una melé de 18 contra 18</translation>
    </message>
    <message>
        <source>a regular line of {0} that charges a line of {1}</source>
        <translation>una línea regular de {0} que carga a una línea de {1}</translation>
    </message>
    <message>
        <source>{1} infantry that forms square with the cavalry {0} inches away</source>
        <translation>infantería {1} que forma cuadro con la caballería a {0} pulgadas</translation>
    </message>
    <message>
        <source>{1} cavalry with {0} stragglers that breaks through</source>
        <translation>caballería {1} con {0} rezagados que rompe a través</translation>
    </message>
    <message>
        <source>{1} unit of 20 with {0} casualties that sees a friend break</source>
        <translation>unidad {1} de 20 con {0} bajas que ve desbandarse a un amigo</translation>
    </message>
    <message>
        <source>a broken {1} unit of 20 with {0} casualties</source>
        <translation>una unidad {1} desbandada de 20 con {0} bajas</translation>
    </message>
    <message>
        <source>{1} unit on Hold with {0} stragglers</source>
        <translation>unidad {1} en Mantener con {0} rezagados</translation>
    </message>
    <message>
        <source>a leader rated {1} with a unit that lost {0}</source>
        <translation>un jefe de valor {1} con una unidad que perdió {0}</translation>
    </message>
    <message>
        <source>{1}-pounders at {0} inches against a wall</source>
        <translation>cañones de {1} libras a {0} pulgadas contra un muro</translation>
    </message>
    <message>
        <source>{1} cavalry with {0} losses that would counter-charge</source>
        <translation>caballería {1} con {0} pérdidas que contracargaría</translation>
    </message>
    <message>
        <source>a unit without an order whose last one was {0}</source>
        <translation>una unidad sin orden cuya última fue {0}</translation>
    </message>
    <message>
        <source>Tactical set, Buck Surdu, 1997</source>
        <translation>Juego táctico, Buck Surdu, 1997</translation>
    </message>
    <message>
        <source>Mark {0} low on ammunition.</source>
        <translation>Marca {0}: poca munición.</translation>
    </message>
    <message>
        <source>{The defender} goes back {0} inches, facing away, in its formation; it is not broken.</source>
        <translation>{The defender} retrocede {0} pulgadas, de espaldas, en su formación; no está desbandado.</translation>
    </message>
    <message>
        <source>The gunners leave their guns behind.</source>
        <translation>Los artilleros abandonan sus cañones.</translation>
    </message>
    <message>
        <source>The initial volley of {0} is used up: take its marker off.</source>
        <translation>La descarga inicial de {0} está gastada: quita su marcador.</translation>
    </message>
    <message>
        <source>The victorious cavalry breaks through: a full move onward along its line.</source>
        <translation>La caballería victoriosa rompe a través: un movimiento completo adelante por su línea.</translation>
    </message>
    <message>
        <source>The victorious cavalry charges the nearest enemy near its line; without one in reach it breaks through.</source>
        <translation>La caballería victoriosa carga al enemigo más cercano a su línea; sin ninguno al alcance rompe a través.</translation>
    </message>
    <message>
        <source>The victorious cavalry halts.</source>
        <translation>La caballería victoriosa se detiene.</translation>
    </message>
    <message>
        <source>The victorious cavalry rallies back its move.</source>
        <translation>La caballería victoriosa vuelve a reunirse atrás su movimiento.</translation>
    </message>
    <message>
        <source>The victorious cavalry reforms in place.</source>
        <translation>La caballería victoriosa se rehace en el sitio.</translation>
    </message>
    <message>
        <source>After that move it breaks.</source>
        <translation>Después de ese movimiento se desbanda.</translation>
    </message>
    <message>
        <source>breakthrough</source>
        <translation>ruptura</translation>
    </message>
    <message>
        <source>building</source>
        <translation>edificio</translation>
    </message>
    <message>
        <source>carbine</source>
        <translation>carabina</translation>
    </message>
    <message>
        <source>casualties</source>
        <translation>bajas</translation>
    </message>
    <message>
        <source>charging</source>
        <translation>cargando</translation>
    </message>
    <message>
        <source>dismounting</source>
        <translation>desmontar</translation>
    </message>
    <message>
        <source>green</source>
        <translation>bisoña</translation>
    </message>
    <message>
        <source>lance</source>
        <translation>lanza</translation>
    </message>
    <message>
        <source>melee</source>
        <translation>melé</translation>
    </message>
    <message>
        <source>musket</source>
        <translation>mosquete</translation>
    </message>
    <message>
        <source>pistol</source>
        <translation>pistola</translation>
    </message>
    <message>
        <source>rally</source>
        <translation>reagrupamiento</translation>
    </message>
    <message>
        <source>rifle</source>
        <translation>rifle</translation>
    </message>
    <message>
        <source>skirmish</source>
        <translation>guerrilla</translation>
    </message>
    <message>
        <source>spotting</source>
        <translation>descubrimiento</translation>
    </message>
    <message>
        <source>square</source>
        <translation>cuadro</translation>
    </message>
    <message>
        <source>stragglers</source>
        <translation>rezagados</translation>
    </message>
    <message>
        <source>untrained</source>
        <translation>sin instrucción</translation>
    </message>
    <message>
        <source>about-face</source>
        <translation>media vuelta</translation>
    </message>
    <message>
        <source>closes</source>
        <translation>cierra</translation>
    </message>
    <message>
        <source>degrees</source>
        <translation>grados</translation>
    </message>
    <message>
        <source>dismount</source>
        <translation>desmontar</translation>
    </message>
    <message>
        <source>flank</source>
        <translation>flanco</translation>
    </message>
    <message>
        <source>foreign</source>
        <translation>extranjera</translation>
    </message>
    <message>
        <source>front</source>
        <translation>frente</translation>
    </message>
    <message>
        <source>functions</source>
        <translation>funciones</translation>
    </message>
    <message>
        <source>grazed</source>
        <translation>rasguño</translation>
    </message>
    <message>
        <source>gunner</source>
        <translation>artillero</translation>
    </message>
    <message>
        <source>halts</source>
        <translation>se detiene</translation>
    </message>
    <message>
        <source>helper</source>
        <translation>ayudante</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>aguanta</translation>
    </message>
    <message>
        <source>incapacitated</source>
        <translation>fuera de combate</translation>
    </message>
    <message>
        <source>into</source>
        <translation>adentro</translation>
    </message>
    <message>
        <source>limber</source>
        <translation>enganchar</translation>
    </message>
    <message>
        <source>long</source>
        <translation>largo</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medio</translation>
    </message>
    <message>
        <source>mount</source>
        <translation>montar</translation>
    </message>
    <message>
        <source>mounting</source>
        <translation>montar</translation>
    </message>
    <message>
        <source>order</source>
        <translation>orden</translation>
    </message>
    <message>
        <source>poundage</source>
        <translation>calibre</translation>
    </message>
    <message>
        <source>rallies</source>
        <translation>se reagrupa</translation>
    </message>
    <message>
        <source>rear</source>
        <translation>retaguardia</translation>
    </message>
    <message>
        <source>recoils</source>
        <translation>retrocede</translation>
    </message>
    <message>
        <source>reforms</source>
        <translation>se rehace</translation>
    </message>
    <message>
        <source>regular</source>
        <translation>regular</translation>
    </message>
    <message>
        <source>right</source>
        <translation>derecha</translation>
    </message>
    <message>
        <source>saber</source>
        <translation>sable</translation>
    </message>
    <message>
        <source>short</source>
        <translation>corto</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>aguanta</translation>
    </message>
    <message>
        <source>supports</source>
        <translation>apoya</translation>
    </message>
    <message>
        <source>unlimber</source>
        <translation>desenganchar</translation>
    </message>
    <message>
        <source>unlimbered</source>
        <translation>desenganchados</translation>
    </message>
    <message>
        <source>Buena Vista: Lane's plateau</source>
        <translation>Buena Vista: la meseta de Lane</translation>
    </message>
    <message>
        <source>A small part of the field of 23 February 1847: Lane's Indiana regiments, the Mississippi Rifles and Bragg's guns against Blanco's column and the lancers that follow it. Set up on a table of 4 by 4 feet; the ravines on both sides are rough ground.</source>
        <translation>Una pequeña parte del campo del 23 de febrero de 1847: los regimientos de Indiana de Lane, los Mississippi Rifles y los cañones de Bragg contra la columna de Blanco y los lanceros que la siguen. Prepara una mesa de 4 por 4 pies; las barrancas de los dos lados son terreno abrupto.</translation>
    </message>
    <message>
        <source>Buena Vista, 23 February 1847</source>
        <translation>Buena Vista, 23 de febrero de 1847</translation>
    </message>
    <message>
        <source>Santa Anna's Army of the North attacks Taylor, who stands across the road to Saltillo with a third of its numbers. Taylor's mission is to beat that army and he may attack; Santa Anna's is to destroy Taylor's, and to hold the field is worth nothing to him. Set up on a table of 6 by 12 feet: the Mexicans in attack column along the southern side, Blanco on the road and the divisions on the plateau; the U.S. player as he likes, but no nearer to the enemy than the line that Taylor held that morning. Ortega with his division and Andrade with the hussars come up the road in road column from turn 5 and turn 8 on, whenever Santa Anna wants them; Minon may ride in from turn 19 on. Each contour that is crossed costs 1d4 stragglers besides. The game lasts 25 turns. At its end the U.S. player wins with formed infantry on the table and a clear way out to the north, otherwise the Mexican. Or count points: two for each U.S. loss, one for each Mexican loss, and 20 off the Mexican total once Minon has come; twice the points of the other are a smashing victory. Ratings marked as rules are those printed with the scenario; castings are ours but Blanco's, at 30 men each.</source>
        <translation>El Ejército del Norte de Santa Anna ataca a Taylor, que cierra el camino de Saltillo con un tercio de sus números. La misión de Taylor es vencer a ese ejército, y puede atacar; la de Santa Anna es destruir el de Taylor, y conservar el campo no le vale nada. Prepara una mesa de 6 por 12 pies: los mexicanos en columna de ataque por el lado sur, Blanco en el camino y las divisiones en la meseta; el jugador de EE. UU. como quiera, pero no más cerca del enemigo que la línea que Taylor ocupaba aquella mañana. Ortega con su división y Andrade con los húsares llegan por el camino en columna de marcha desde el turno 5 y el turno 8, cuando Santa Anna los quiera; Miñón puede llegar a caballo desde el turno 19. Cada curva de nivel que se cruza cuesta además 1d4 rezagados. La partida dura 25 turnos. A su final gana el jugador de EE. UU. si tiene infantería formada en la mesa y el camino al norte libre; si no, el mexicano. O cuenta puntos: dos por cada pérdida de EE. UU., uno por cada pérdida mexicana, y 20 menos para los mexicanos si ha llegado Miñón; el doble de puntos que el otro es una victoria aplastante. Los valores marcados como reglas son los impresos con el escenario; las figuras son nuestras menos las de Blanco, a 30 hombres cada una.</translation>
    </message>
    <message>
        <source>Ortega and Andrade early</source>
        <translation>Ortega y Andrade antes</translation>
    </message>
    <message>
        <source>Both may come from turn 3 on, as the order of battle has it; the map has them later.</source>
        <translation>Los dos pueden llegar desde el turno 3, como dice el orden de batalla; el mapa los trae más tarde.</translation>
    </message>
    <message>
        <source>Minon early</source>
        <translation>Miñón antes</translation>
    </message>
    <message>
        <source>Minon may come from turn 7 on, as the order of battle has it; the map has him later.</source>
        <translation>Miñón puede llegar desde el turno 7, como dice el orden de batalla; el mapa lo trae más tarde.</translation>
    </message>
    <message>
        <source>Marshall's detachment</source>
        <translation>Destacamento de Marshall</translation>
    </message>
    <message>
        <source>Companies of both Indiana and both Illinois regiments and of the Kentucky and Arkansas horse, dismounted, hold the mountain on the U.S. left; their regiments are smaller by so much.</source>
        <translation>Compañías de los dos regimientos de Indiana y los dos de Illinois y de la caballería de Kentucky y Arkansas, desmontada, ocupan el monte a la izquierda de EE. UU.; sus regimientos son otro tanto más pequeños.</translation>
    </message>
    <message>
        <source>A third U.S. brigade</source>
        <translation>Una tercera brigada de EE. UU.</translation>
    </message>
    <message>
        <source>McKee (or Davis: write his name on the chip) is made a brigadier and leads the 2nd Kentucky and the Mississippi Rifles.</source>
        <translation>McKee (o Davis: escribe su nombre en la ficha) asciende a general de brigada y manda el 2nd Kentucky y los Mississippi Rifles.</translation>
    </message>
    <message>
        <source>Larger U.S. brigades</source>
        <translation>Brigadas de EE. UU. más grandes</translation>
    </message>
    <message>
        <source>In the place of a third brigade Wool takes the 2nd Kentucky and Lane the Mississippi Rifles.</source>
        <translation>En lugar de una tercera brigada Wool toma el 2nd Kentucky y Lane los Mississippi Rifles.</translation>
    </message>
    <message>
        <source>Damage to Artillery</source>
        <translation>Daño a la artillería</translation>
    </message>
    <message>
        <source>Guns that guns hit may be destroyed: the optional rule is played.</source>
        <translation>Los cañones alcanzados por cañones pueden quedar destruidos: se juega la regla opcional.</translation>
    </message>
    <message>
        <source>Follow-Up Charges</source>
        <translation>Cargas sucesivas</translation>
    </message>
    <message>
        <source>A unit that charges in the turn after a charge loses stragglers first: the optional rule is played.</source>
        <translation>Una unidad que carga el turno después de una carga pierde antes rezagados: se juega la regla opcional.</translation>
    </message>
    <message>
        <source>Points count stragglers as well as casualties, as the glossary has it. Without it casualties alone count, and stragglers once their unit is off the table: ours, for the text leaves open which is meant.</source>
        <translation>Los puntos cuentan los rezagados además de las bajas, como dice el glosario. Sin ello cuentan solo las bajas, y los rezagados cuando su unidad ya no está en la mesa: decisión nuestra, pues el texto no aclara qué se quiere decir.</translation>
    </message>
    <message>
        <source>arc</source>
        <translation>arco</translation>
    </message>
    <message>
        <source>aspect</source>
        <translation>lado</translation>
    </message>
    <message>
        <source>case</source>
        <translation>caso</translation>
    </message>
    <message>
        <source>crew</source>
        <translation>dotación</translation>
    </message>
    <message>
        <source>friend</source>
        <translation>amigo</translation>
    </message>
    <message>
        <source>light</source>
        <translation>ligera</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>límite</translation>
    </message>
    <message>
        <source>nation</source>
        <translation>nación</translation>
    </message>
    <message>
        <source>section</source>
        <translation>sección</translation>
    </message>
    <message>
        <source>weapon</source>
        <translation>armamento</translation>
    </message>
    <message>
        <source>skirmishers</source>
        <translation>tiradores</translation>
    </message>
    <message>
        <source>{0} touches another enemy</source>
        <translation>{0} toca a otro enemigo</translation>
    </message>
    <message>
        <source>The charge of {0} falls short</source>
        <translation>La carga de {0} se queda corta</translation>
    </message>
    <message>
        <source>Skirmishers fall back before {0}</source>
        <translation>Los tiradores retroceden ante {0}</translation>
    </message>
    <message>
        <source>{0} supports a friend in its melee</source>
        <translation>{0} apoya a un amigo en su melé</translation>
    </message>
    <message>
        <source>{0} rolls to close with {1}</source>
        <translation>{0} tira para cerrar con {1}</translation>
    </message>
    <message>
        <source>The whole charge of {0} at {1}</source>
        <translation>La carga entera de {0} contra {1}</translation>
    </message>
    <message>
        <source>All who touch fight in one melee</source>
        <translation>Todos los que se tocan combaten en una melé</translation>
    </message>
    <message>
        <source>{0} charges again: stragglers first</source>
        <translation>{0} vuelve a cargar: antes los rezagados</translation>
    </message>
    <message>
        <source>{0} forms square in time?</source>
        <translation>¿{0} forma cuadro a tiempo?</translation>
    </message>
    <message>
        <source>{0} charges back</source>
        <translation>{0} contracarga</translation>
    </message>
    <message>
        <source>Whom {0} charges</source>
        <translation>A quién carga {0}</translation>
    </message>
    <message>
        <source>{0} catches {1} in its rear</source>
        <translation>{0} sorprende a {1} por la retaguardia</translation>
    </message>
    <message>
        <source>{0} charges too, and rolls to close</source>
        <translation>{0} también carga, y tira para cerrar</translation>
    </message>
    <message>
        <source>{0} retreats off the table</source>
        <translation>{0} se retira fuera de la mesa</translation>
    </message>
    <message>
        <source>{0} makes a retreat move</source>
        <translation>{0} hace un movimiento de retirada</translation>
    </message>
    <message>
        <source>Is the leader with {0} hit?</source>
        <translation>¿Se alcanza al jefe que va con {0}?</translation>
    </message>
    <message>
        <source>Is {0} with {1} hit?</source>
        <translation>¿Se alcanza a {0}, que va con {1}?</translation>
    </message>
    <message>
        <source>Each friend that sees {0} break rolls a rout check</source>
        <translation>Cada amigo que ve desbandarse a {0} hace un chequeo de desbandada</translation>
    </message>
    <message>
        <source>No friend sees {0} break</source>
        <translation>Ningún amigo ve desbandarse a {0}</translation>
    </message>
    <message>
        <source>{0} fights on in its melee</source>
        <translation>{0} sigue combatiendo en su melé</translation>
    </message>
    <message>
        <source>Is a gun of {0} damaged?</source>
        <translation>¿Queda dañado un cañón de {0}?</translation>
    </message>
    <message>
        <source>{0} passes through a friend</source>
        <translation>{0} atraviesa a un amigo</translation>
    </message>
    <message>
        <source>{0} rides over enemy stragglers</source>
        <translation>{0} arrolla a rezagados enemigos</translation>
    </message>
    <message>
        <source>Gunner or helper of {0}</source>
        <translation>Artillero o ayudante de {0}</translation>
    </message>
    <message>
        <source>{0} takes another formation than column</source>
        <translation>{0} toma otra formación que columna</translation>
    </message>
    <message>
        <source>crewless</source>
        <translation>cañones sin dotación</translation>
    </message>
    <message>
        <source>gun</source>
        <translation>cañón</translation>
    </message>
    <message>
        <source>spotter</source>
        <translation>quien busca</translation>
    </message>
    <message>
        <source>limbered</source>
        <translation>enganchados</translation>
    </message>
    <message>
        <source>{0} has its order paid: play Reunite parts</source>
        <translation>la orden de {0} está pagada: juega Reunir partes</translation>
    </message>
    <message>
        <source>Inches away when it declared its charge</source>
        <translation>Pulgadas a las que estaba al declarar su carga</translation>
    </message>
    <message>
        <source>Attacker hit in</source>
        <translation>Atacante golpeado por</translation>
    </message>
    <message>
        <source>Flank or rear of a unit on this side that was itself charged there.</source>
        <translation>Flanco o retaguardia de una unidad de este bando que fue a su vez cargada por ahí.</translation>
    </message>
    <message>
        <source>Hits its enemy in</source>
        <translation>Golpea a su enemigo por</translation>
    </message>
    <message>
        <source>only one of {0} and {1} is limbered</source>
        <translation>solo una de {0} y {1} está enganchada</translation>
    </message>
    <message>
        <source>only one of {0} and {1} is mounted</source>
        <translation>solo una de {0} y {1} va montada</translation>
    </message>
    <message>
        <source>{0} makes its retreat move first</source>
        <translation>{0} hace antes su movimiento de retirada</translation>
    </message>
    <message>
        <source>{0} rolls to stand</source>
        <translation>{0} tira para aguantar</translation>
    </message>
    <message>
        <source>{0} fires its quarter volley at {1}</source>
        <translation>{0} dispara su cuarto de descarga contra {1}</translation>
    </message>
    <message>
        <source>Has gone with a unit or left one in this phase</source>
        <translation>Ha ido con una unidad o dejado una en esta fase</translation>
    </message>
    <message>
        <source>Straggle when its charge is over</source>
        <translation>Se rezagan al acabar su carga</translation>
    </message>
    <message>
        <source>Has taken back a part this turn</source>
        <translation>Ha recuperado una parte este turno</translation>
    </message>
    <message>
        <source>Leader points of this turn</source>
        <translation>Puntos de mando de este turno</translation>
    </message>
    <message>
        <source>{0} is with another unit: he leaves it first</source>
        <translation>{0} está con otra unidad: antes la deja</translation>
    </message>
    <message>
        <source>{0} has gone with a unit or left one while orders are given, and moves in All Moves</source>
        <translation>{0} ya ha ido con una unidad o dejado una mientras se dan órdenes, y se mueve en Todos los movimientos</translation>
    </message>
    <message>
        <source>{0} has a Rally order and does not retreat</source>
        <translation>{0} tiene orden de Reagrupar y no se retira</translation>
    </message>
    <message>
        <source>{0} goes with {1}: he leaves it first</source>
        <translation>{0} va con {1}: antes la deja</translation>
    </message>
    <message>
        <source>{0} has taken back a part by its Form order</source>
        <translation>{0} ha recuperado una parte con su orden de Formar</translation>
    </message>
    <message>
        <source>{0} was {1} in away when the square was tried</source>
        <translation>{0} estaba a {1} pulg cuando se intentó el cuadro</translation>
    </message>
    <message>
        <source>has an order that lies face down: turn it up</source>
        <translation>tiene una orden boca abajo: vuélvela</translation>
    </message>
    <message>
        <source>may take ammunition</source>
        <translation>puede tomar munición</translation>
    </message>
    <message>
        <source>a skirmish company forms a line or goes back into its unit</source>
        <translation>una compañía de tiradores forma en línea o vuelve a su unidad</translation>
    </message>
    <message>
        <source>skirmishers form no square</source>
        <translation>los tiradores no forman cuadro</translation>
    </message>
    <message>
        <source>This fire is one of {the battery}'s functions this turn, {0} in all; it fires no more.</source>
        <translation>Este disparo es una de las funciones de {the battery} este turno, {0} en total; no dispara más.</translation>
    </message>
    <message>
        <source>The charge touches {the defender}; inches left: {0}.</source>
        <translation>La carga toca a {the defender}; pulgadas que quedan: {0}.</translation>
    </message>
    <message>
        <source>Then mark {the unit} broken, stragglers {0}, and turn it away as a mob.</source>
        <translation>Después marca {the unit} como desbandada, con {0} rezagados, y vuélvela de espaldas, en tropel.</translation>
    </message>
    <message>
        <source>{0} has charged on; stragglers {1}.</source>
        <translation>{0} ha seguido cargando; rezagados {1}.</translation>
    </message>
    <message>
        <source>the last casting does not straggle</source>
        <translation>la última figura no se rezaga</translation>
    </message>
    <message>
        <source>Movement never breaks a unit: straggling stops when stragglers equal effectives, of a broken one at its last casting.</source>
        <translation>El movimiento nunca deshace una unidad: no se rezagan más que los que dejan tantos efectivos como rezagados; de una desbandada, todos menos la última figura.</translation>
    </message>
    <message>
        <source>Move it all {0} in, no less.</source>
        <translation>Muévela las {0} pulg enteras, no menos.</translation>
    </message>
    <message>
        <source>Goes all {0} in.</source>
        <translation>Recorre sus {0} pulg enteras.</translation>
    </message>
    <message>
        <source>Goes all {0} in; stragglers {1}.</source>
        <translation>Recorre sus {0} pulg enteras; rezagados {1}.</translation>
    </message>
    <message>
        <source>full</source>
        <translation>entero</translation>
    </message>
    <message>
        <source>a unit that goes all of its move makes no change</source>
        <translation>una unidad que recorre todo su movimiento no hace cambios</translation>
    </message>
    <message>
        <source>The stragglers that the square costs {the cavalry} are of the melee: they come before its retreat move and may break it.</source>
        <translation>Los rezagados que el cuadro cuesta a {the cavalry} son de la melé: vienen antes de su retirada y pueden deshacerla.</translation>
    </message>
    <message>
        <source>Orders to units more than {0} inches from {the leader} cost {1}: say which units</source>
        <translation>Las órdenes a unidades a más de {0} pulgadas de {the leader} cuestan {1}: di cuáles</translation>
    </message>
    <message>
        <source>There are as many horse holders as when the turn began.</source>
        <translation>Hay tantos guardacaballos como al empezar el turno.</translation>
    </message>
</context>
</TS>
