<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>season</name>
    <message>
        <source>die for the casualties</source>
        <translation>dado de las bajas</translation>
    </message>
    <message>
        <source>die for recruits</source>
        <translation>dado de reclutas</translation>
    </message>
    <message>
        <source>die for experience</source>
        <translation>dado de experiencia</translation>
    </message>
    <message>
        <source>die for the new leader</source>
        <translation>dado del jefe nuevo</translation>
    </message>
    <message>
        <source>Casualties that return</source>
        <translation>Bajas que vuelven</translation>
    </message>
    <message>
        <source>few return</source>
        <translation>vuelven pocas</translation>
    </message>
    <message>
        <source>half return</source>
        <translation>vuelve la mitad</translation>
    </message>
    <message>
        <source>most return</source>
        <translation>vuelve la mayoría</translation>
    </message>
    <message>
        <source>Recruits for those who are lacking</source>
        <translation>Reclutas por los que faltan</translation>
    </message>
    <message>
        <source>nobody comes</source>
        <translation>no viene nadie</translation>
    </message>
    <message>
        <source>some come</source>
        <translation>vienen algunos</translation>
    </message>
    <message>
        <source>many come</source>
        <translation>vienen muchos</translation>
    </message>
    <message>
        <source>Experience: added to the die</source>
        <translation>Experiencia: se suma al dado</translation>
    </message>
    <message>
        <source>its army won</source>
        <translation>su ejército ganó</translation>
    </message>
    <message>
        <source>it broke</source>
        <translation>se desbandó</translation>
    </message>
    <message>
        <source>Experience after a battle</source>
        <translation>Experiencia tras una batalla</translation>
    </message>
    <message>
        <source>one worse</source>
        <translation>uno peor</translation>
    </message>
    <message>
        <source>as before</source>
        <translation>como antes</translation>
    </message>
    <message>
        <source>one better</source>
        <translation>uno mejor</translation>
    </message>
    <message>
        <source>Who takes a lost leader's place</source>
        <translation>Quién ocupa el lugar de un jefe perdido</translation>
    </message>
    <message>
        <source>as good</source>
        <translation>igual de bueno</translation>
    </message>
    <message>
        <source>Share of a unit that is too small</source>
        <translation>Qué parte de una unidad es demasiado poca</translation>
    </message>
    <message>
        <source>of what it had at the start</source>
        <translation>de lo que tenía al empezar</translation>
    </message>
    <message>
        <source>at the start of a season</source>
        <translation>al empezar una temporada</translation>
    </message>
    <message>
        <source>up for a victory</source>
        <translation>sube por una victoria</translation>
    </message>
    <message>
        <source>down for a defeat</source>
        <translation>baja por una derrota</translation>
    </message>
    <message>
        <source>down for an army that broke</source>
        <translation>baja por un ejército quebrado</translation>
    </message>
    <message>
        <source>Its army won</source>
        <translation>Su ejército ganó</translation>
    </message>
    <message>
        <source>It broke</source>
        <translation>Se desbandó</translation>
    </message>
    <message>
        <source>has still to be rolled for</source>
        <translation>aún hay que tirar por él</translation>
    </message>
    <message>
        <source>{The unit} is one level worse.</source>
        <translation>{The unit} baja un nivel.</translation>
    </message>
    <message>
        <source>{The unit} is as it was.</source>
        <translation>{The unit} queda como estaba.</translation>
    </message>
    <message>
        <source>{The unit} is one level better.</source>
        <translation>{The unit} sube un nivel.</translation>
    </message>
    <message>
        <source>the new leader</source>
        <translation>el jefe nuevo</translation>
    </message>
    <message>
        <source>not replaced</source>
        <translation>no sustituido</translation>
    </message>
    <message>
        <source>new leader</source>
        <translation>jefe nuevo</translation>
    </message>
    <message>
        <source>Somebody worse takes {the leader}'s place.</source>
        <translation>Alguien peor ocupa el lugar de {the leader}.</translation>
    </message>
    <message>
        <source>Somebody as good takes {the leader}'s place.</source>
        <translation>Alguien igual de bueno ocupa el lugar de {the leader}.</translation>
    </message>
    <message>
        <source>Somebody better takes {the leader}'s place.</source>
        <translation>Alguien mejor ocupa el lugar de {the leader}.</translation>
    </message>
    <message>
        <source>What a unit has learned in battle.</source>
        <translation>Lo que ha aprendido una unidad en la batalla.</translation>
    </message>
    <message>
        <source>New leader</source>
        <translation>Jefe nuevo</translation>
    </message>
    <message>
        <source>Who takes a lost leader's place.</source>
        <translation>Quién ocupa el lugar de un jefe perdido.</translation>
    </message>
    <message>
        <source>has to be replaced</source>
        <translation>hay que sustituirlo</translation>
    </message>
    <message>
        <source>has casualties to roll for</source>
        <translation>tiene bajas por las que tirar</translation>
    </message>
    <message>
        <source>has recruits to roll for</source>
        <translation>tiene reclutas por los que tirar</translation>
    </message>
    <message>
        <source>has too few left</source>
        <translation>le quedan demasiado pocos</translation>
    </message>
    <message>
        <source>has experience to roll for</source>
        <translation>tiene experiencia por la que tirar</translation>
    </message>
    <message>
        <source>dead, captured, disbanded</source>
        <translation>muertos, prisioneros, licenciados</translation>
    </message>
    <message>
        <source>victories {0}</source>
        <translation>victorias {0}</translation>
    </message>
    <message>
        <source>{0} won, {1} lost, {2} drawn, army morale {3}</source>
        <translation>{0} ganadas, {1} perdidas, {2} en tablas, moral del ejército {3}</translation>
    </message>
    <message>
        <source>it is counted when a battle is added</source>
        <translation>se cuenta cuando se añade una batalla</translation>
    </message>
    <message>
        <source>it says who has to be disbanded</source>
        <translation>dice a quién hay que disolver</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Temporada</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Al empezar</translation>
    </message>
    <message>
        <source>Waiting to return</source>
        <translation>Esperan volver</translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation>Prisioneros</translation>
    </message>
    <message>
        <source>Disbanded men</source>
        <translation>Hombres licenciados</translation>
    </message>
    <message>
        <source>Times better</source>
        <translation>Veces mejor</translation>
    </message>
    <message>
        <source>Times worse</source>
        <translation>Veces peor</translation>
    </message>
    <message>
        <source>Disbanded</source>
        <translation>Disuelta</translation>
    </message>
    <message>
        <source>Has fought since the last rest</source>
        <translation>Ha combatido desde el último descanso</translation>
    </message>
    <message>
        <source>It broke in the last battle</source>
        <translation>Se desbandó en la última batalla</translation>
    </message>
    <message>
        <source>Is lost and not replaced yet</source>
        <translation>Se ha perdido y aún no se ha sustituido</translation>
    </message>
    <message>
        <source>Recruits were rolled for</source>
        <translation>Se ha tirado por reclutas</translation>
    </message>
    <message>
        <source>As it first came</source>
        <translation>Como llegó al principio</translation>
    </message>
    <message>
        <source>Battles lost</source>
        <translation>Batallas perdidas</translation>
    </message>
    <message>
        <source>Battles drawn</source>
        <translation>Batallas en tablas</translation>
    </message>
    <message>
        <source>Harm dealt, expected</source>
        <translation>Daño causado, esperado</translation>
    </message>
    <message>
        <source>Harm suffered, expected</source>
        <translation>Daño sufrido, esperado</translation>
    </message>
    <message>
        <source>Seal of its game</source>
        <translation>Sello de su partida</translation>
    </message>
    <message>
        <source>Its game</source>
        <translation>Su partida</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Ganada por</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Cómo acabó</translation>
    </message>
    <message>
        <source>Casualties that wait</source>
        <translation>Bajas que esperan</translation>
    </message>
    <message>
        <source>wait no more</source>
        <translation>ya no esperan</translation>
    </message>
    <message>
        <source>casualties that wait</source>
        <translation>bajas que esperan</translation>
    </message>
    <message>
        <source>Of 1 casualty {1} return, {2} were captured, {3} are dead.</source>
        <translation>De 1 baja vuelven {1}, cayeron prisioneras {2}, han muerto {3}.</translation>
    </message>
    <message>
        <source>Of {0} casualties {1} return, {2} were captured, {3} are dead.</source>
        <translation>De {0} bajas vuelven {1}, cayeron prisioneras {2}, han muerto {3}.</translation>
    </message>
    <message>
        <source>Lacking</source>
        <translation>Los que faltan</translation>
    </message>
    <message>
        <source>Of what it had at the start: the dead, captured and disbanded.</source>
        <translation>De lo que tenía al empezar: los muertos, prisioneros y licenciados.</translation>
    </message>
    <message>
        <source>rolled for</source>
        <translation>se ha tirado</translation>
    </message>
    <message>
        <source>who are lacking</source>
        <translation>que faltan</translation>
    </message>
    <message>
        <source>{The unit} gets no recruits.</source>
        <translation>{The unit} no recibe reclutas.</translation>
    </message>
    <message>
        <source>{The unit} gets 1 recruit.</source>
        <translation>{The unit} recibe 1 recluta.</translation>
    </message>
    <message>
        <source>{The unit} gets {0} recruits.</source>
        <translation>{The unit} recibe {0} reclutas.</translation>
    </message>
    <message>
        <source>go home</source>
        <translation>se van a casa</translation>
    </message>
    <message>
        <source>{The unit} is disbanded.</source>
        <translation>{The unit} queda disuelta.</translation>
    </message>
    <message>
        <source>Who of the casualties returns, was captured or is dead.</source>
        <translation>Qué bajas vuelven, cayeron prisioneras o han muerto.</translation>
    </message>
    <message>
        <source>How many recruits a unit gets for those it lacks.</source>
        <translation>Cuántos reclutas recibe una unidad por los que le faltan.</translation>
    </message>
    <message>
        <source>Disbanding</source>
        <translation>Disolución</translation>
    </message>
    <message>
        <source>What is left of a unit goes home.</source>
        <translation>Lo que queda de una unidad se va a casa.</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>esperan</translation>
    </message>
</context>
</TS>
