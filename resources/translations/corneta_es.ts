<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>corneta</name>
    <message>
        <source>{0} is already in the book, and is another kind or of another army</source>
        <translation>{0} ya está en el libro, y es de otra clase o de otro ejército</translation>
    </message>
    <message>
        <source>The armies of a club, their units over the battles of a season, and what became of them between.</source>
        <translation>Los ejércitos de un club, sus unidades a lo largo de las batallas de una temporada, y qué fue de ellas entre una y otra.</translation>
    </message>
    <message>
        <source>unknown ruleset "{0}"</source>
        <translation>reglamento desconocido «{0}»</translation>
    </message>
    <message>
        <source>the book is of {0}, the game of {1}</source>
        <translation>el libro es de {0}, la partida de {1}</translation>
    </message>
    <message>
        <source>{0} was added already</source>
        <translation>{0} ya se añadió</translation>
    </message>
    <message>
        <source>the armies rest after the last battle: finish that first</source>
        <translation>los ejércitos descansan tras la última batalla: acaba antes eso</translation>
    </message>
    <message>
        <source>the battle is not decided; it is added as it stands with a reason</source>
        <translation>la batalla no está decidida; se añade tal como está con un motivo</translation>
    </message>
    <message>
        <source>its game is damaged</source>
        <translation>su partida está dañada</translation>
    </message>
    <message>
        <source>its game is gone</source>
        <translation>su partida ha desaparecido</translation>
    </message>
    <message>
        <source>another game stands in its file</source>
        <translation>hay otra partida en su archivo</translation>
    </message>
    <message>
        <source>its game was changed after it was added</source>
        <translation>su partida se cambió después de añadirla</translation>
    </message>
    <message>
        <source>its game went on after it was added and ended differently</source>
        <translation>su partida siguió después de añadirla y acabó de otro modo</translation>
    </message>
    <message>
        <source>its game went on after it was added</source>
        <translation>su partida siguió después de añadirla</translation>
    </message>
    <message>
        <source>its game does not verify</source>
        <translation>su partida no supera la comprobación</translation>
    </message>
    <message>
        <source>no armies are in it yet: add a battle first</source>
        <translation>todavía no hay ejércitos: añade una batalla primero</translation>
    </message>
    <message>
        <source>more dice are needed: {0} has been rolled so far</source>
        <translation>hacen falta más dados: de momento se ha tirado por {0}</translation>
    </message>
    <message>
        <source>{0} dice too many</source>
        <translation>sobran {0} dados</translation>
    </message>
    <message>
        <source>From battle to battle</source>
        <translation>De batalla en batalla</translation>
    </message>
    <message>
        <source>{}, {} turns: {}</source>
        <translation>{}, {} turnos: {}</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Qué pasó</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unidades</translation>
    </message>
    <message>
        <source>What it lived through</source>
        <translation>Lo que ha vivido</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdidas</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Al empezar</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Esperan</translation>
    </message>
    <message>
        <source>Captured</source>
        <translation>Prisioneros</translation>
    </message>
    <message>
        <source>Gone home</source>
        <translation>A casa</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>Worse</source>
        <translation>Peor</translation>
    </message>
    <message>
        <source>{0} (disbanded)</source>
        <translation>{0} (disuelta)</translation>
    </message>
    <message>
        <source>Who is fit</source>
        <translation>Quién está en condiciones</translation>
    </message>
    <message>
        <source>battle {0}</source>
        <translation>batalla {0}</translation>
    </message>
    <message>
        <source>rest {0}</source>
        <translation>descanso {0}</translation>
    </message>
    <message>
        <source>League</source>
        <translation>Liga</translation>
    </message>
    <message>
        <source>{0}: where its men are</source>
        <translation>{0}: dónde están sus hombres</translation>
    </message>
    <message>
        <source>{0}: what its units lived through</source>
        <translation>{0}: lo que han vivido sus unidades</translation>
    </message>
    <message>
        <source>Where its men are</source>
        <translation>Dónde están sus hombres</translation>
    </message>
    <message>
        <source>Its honours</source>
        <translation>Sus honores</translation>
    </message>
    <message>
        <source>Its strength</source>
        <translation>Su fuerza</translation>
    </message>
    <message>
        <source>waiting to return</source>
        <translation>esperan volver</translation>
    </message>
    <message>
        <source>A book for battles of {}: {}
</source>
        <translation>Un libro para batallas de {}: {}
</translation>
    </message>
    <message>
        <source>{} rolls. The armies have rested; battle {} may come.
</source>
        <translation>{} tiradas. Los ejércitos han descansado; puede llegar la batalla {}.
</translation>
    </message>
    <message>
        <source>the next battle needs a file: -o GAME</source>
        <translation>la batalla siguiente necesita un archivo: -o PARTIDA</translation>
    </message>
    <message>
        <source>give --scenario KEY|FILE or --from-armies</source>
        <translation>con --scenario CLAVE|ARCHIVO, o con --from-armies</translation>
    </message>
    <message>
        <source>as it was added</source>
        <translation>como se añadió</translation>
    </message>
    <message>
        <source>at rest</source>
        <translation>en descanso</translation>
    </message>
    <message>
        <source>before a battle</source>
        <translation>antes de una batalla</translation>
    </message>
    <message>
        <source>  {}: {} ({} turns)
</source>
        <translation>  {}: {} ({} turnos)
</translation>
    </message>
    <message>
        <source>the last game is at most number {0}</source>
        <translation>la última partida tiene como mucho el número {0}</translation>
    </message>
    <message>
        <source>its rules do not say who wins a battle</source>
        <translation>sus reglas no dicen quién gana una batalla</translation>
    </message>
    <message>
        <source>a battle has at least two sides</source>
        <translation>una batalla tiene al menos dos bandos</translation>
    </message>
    <message>
        <source>\r{} of {} games</source>
        <translation>\r{} de {} partidas</translation>
    </message>
    <message>
        <source>stopped after {} of {} games; --from-game {} --games {} plays the others
</source>
        <translation>parado tras {} de {} partidas; --from-game {} --games {} juega las demás
</translation>
    </message>
    <message>
        <source>states nothing</source>
        <translation>no dice nada</translation>
    </message>
    <message>
        <source>not the same {0} as {1}</source>
        <translation>no es el mismo {0} que {1}</translation>
    </message>
    <message>
        <source>games {0} to {1} are in {2} too</source>
        <translation>las partidas {0} a {1} también están en {2}</translation>
    </message>
    <message>
        <source>games {0} to {1} are missing between {2} and this file</source>
        <translation>faltan las partidas {0} a {1} entre {2} y este</translation>
    </message>
    <message>
        <source>Forces of a file</source>
        <translation>Fuerzas de un archivo</translation>
    </message>
    <message>
        <source>the battle is decided</source>
        <translation>la batalla está decidida</translation>
    </message>
    <message>
        <source>the turns are over</source>
        <translation>los turnos se han acabado</translation>
    </message>
    <message>
        <source>{} entries; turn {}: {}
</source>
        <translation>{} anotaciones; turno {}: {}
</translation>
    </message>
    <message>
        <source>to save what is sound of it: corneta-cli game salvage {0} -o NEW</source>
        <translation>lo que está sano de ella: corneta-cli game salvage {0} -o NUEVA</translation>
    </message>
    <message>
        <source>{0}; did you mean {1}?</source>
        <translation>{0}; ¿es {1}?</translation>
    </message>
    <message>
        <source>{0}: game roll {1} [--drop --reason WHY]</source>
        <translation>{0}: game roll {1} [--drop --reason MOTIVO]</translation>
    </message>
    <message>
        <source>"{0}" is not the number of an entry</source>
        <translation>«{0}» no es el número de una anotación</translation>
    </message>
    <message>
        <source>entry {0} is given twice</source>
        <translation>la anotación {0} se da dos veces</translation>
    </message>
    <message>
        <source>"{0}" is not ENTRY=strike, ENTRY=keep or ENTRY=k=v of a play</source>
        <translation>«{0}» no es ANOTACIÓN=strike, ANOTACIÓN=keep o ANOTACIÓN=k=v de una jugada</translation>
    </message>
    <message>
        <source>any text</source>
        <translation>cualquier texto</translation>
    </message>
    <message>
        <source>NOT DONE (game undo {} goes back to it)
</source>
        <translation>NO SE HIZO (game undo {} vuelve a ello)
</translation>
    </message>
    <message>
        <source>a part takes code= and name=, nothing else</source>
        <translation>una parte tiene solo code= y name=</translation>
    </message>
    <message>
        <source>All dice that were worked out again fell as their seeds made them.
</source>
        <translation>Ninguna cara recalculada se cambió desde el compromiso con su semilla.
</translation>
    </message>
    <message>
        <source>Nobody could choose a face: proven to whoever wrote each commitment down before the last word was said.
</source>
        <translation>Nadie pudo elegir una cara: queda probado para quien anotó cada compromiso antes de que se dijera la última palabra.
</translation>
    </message>
    <message>
        <source>In {} of {} rolls no other side spoke the last word after the commitment: whoever held the computer may have chosen those dice.
</source>
        <translation>En {} de {} aperturas ningún bando sin el ordenador tuvo la última palabra tras el compromiso: quien tiró pudo elegir sus dados.
</translation>
    </message>
    <message>
        <source>no line of this game has it: this is another game, or it was changed before that line</source>
        <translation>ninguna línea de esta partida lo tiene: es otra partida, o se cambió antes de esa línea</translation>
    </message>
    <message>
        <source>The seal is that of entry {}, line {}: up to there nothing was changed since it was written down.
</source>
        <translation>El sello es el de la anotación {}, línea {}: hasta ahí no se ha cambiado nada desde que se apuntó.
</translation>
    </message>
    <message>
        <source>{}
Seal {}
</source>
        <translation>{}
Sello {}
</translation>
    </message>
    <message>
        <source>No seed was left to reveal.</source>
        <translation>No quedaba ninguna semilla por revelar.</translation>
    </message>
    <message>
        <source>A roll is open: its seed is revealed when it is rolled.</source>
        <translation>Hay una tirada abierta: su semilla se revela cuando se tira.</translation>
    </message>
    <message>
        <source>The seed of the last opening lies on another computer.</source>
        <translation>La semilla de la última apertura está en otro ordenador.</translation>
    </message>
    <message>
        <source>The seed of the last opening is revealed.</source>
        <translation>La semilla de la última apertura queda revelada.</translation>
    </message>
    <message>
        <source>{} entries, every seal holds; the last is {}
</source>
        <translation>{} anotaciones, todos los sellos son buenos; el último es {}
</translation>
    </message>
    <message>
        <source>{} rolls of the program worked out again, {} typed by hand
</source>
        <translation>{} tiradas del programa recalculadas, {} escritas a mano
</translation>
    </message>
    <message>
        <source>{} by the seed of automatic play, which anybody can know: they prove nothing
</source>
        <translation>{} por la semilla del juego automático, que cualquiera puede saber: no prueban nada
</translation>
    </message>
    <message>
        <source>{} cannot be checked: what was hidden behind them is not revealed
</source>
        <translation>{} no se pueden comprobar: lo que ocultan no está revelado
</translation>
    </message>
    <message>
        <source>If you have seal {} on paper, no line was changed since you wrote it down. Only a seal on paper shows whether an older copy has replaced this file: game verify --seal LETTERS.
</source>
        <translation>Si el sello {} está en papel, ninguna línea ha cambiado desde que se apuntó allí. Que un archivo anterior entero ocupe el lugar de este solo se ve por sellos en papel: game verify --seal LETRAS.
</translation>
    </message>
    <message>
        <source>game replay says whether the results follow from the rules.
</source>
        <translation>Si los resultados se siguen de las reglas lo dice game replay.
</translation>
    </message>
    <message>
        <source>{} entries played again: the same rolls, outcomes and effects.
</source>
        <translation>{} anotaciones jugadas de nuevo: las mismas tiradas, resultados y efectos.
</translation>
    </message>
    <message>
        <source>the page needs a file: -o FILE.html</source>
        <translation>la página necesita un archivo: -o ARCHIVO.html</translation>
    </message>
    <message>
        <source>neither html nor md</source>
        <translation>ni html ni md</translation>
    </message>
    <message>
        <source>The forces are as the file says.
</source>
        <translation>Las fuerzas son como dice el archivo.
</translation>
    </message>
    <message>
        <source>goes with --from</source>
        <translation>va con --from</translation>
    </message>
    <message>
        <source>as the file of forces says</source>
        <translation>como dice el archivo de fuerzas</translation>
    </message>
    <message>
        <source>the automatic player</source>
        <translation>el jugador automático</translation>
    </message>
    <message>
        <source>At the end of this phase: cannot be counted exactly

</source>
        <translation>Al final de esta fase: no se puede contar con exactitud

</translation>
    </message>
    <message>
        <source>its rules do not say who wins, or there are no two sides</source>
        <translation>sus reglas no dicen quién gana, o no hay dos bandos</translation>
    </message>
    <message>
        <source>stopped before the first battle was over</source>
        <translation>parado antes de que acabara la primera batalla</translation>
    </message>
    <message>
        <source>a new game with -o NEW, or one that goes on with --into GAME</source>
        <translation>una partida nueva con -o NUEVA, o una que sigue con --into PARTIDA</translation>
    </message>
    <message>
        <source>the game has its charts</source>
        <translation>la partida tiene sus tablas</translation>
    </message>
    <message>
        <source>Units typed in</source>
        <translation>Unidades escritas a mano</translation>
    </message>
    <message>
        <source>goes with --scenario</source>
        <translation>va con --scenario</translation>
    </message>
    <message>
        <source>"{0}" is not ENTRY.N or ENTRY.N.CHOICE</source>
        <translation>«{0}» no es ANOTACIÓN.N o ANOTACIÓN.N.ELECCIÓN</translation>
    </message>
    <message>
        <source>there is no such field; the roles of {0} are {1}</source>
        <translation>no hay tal campo; los papeles de {0} son {1}</translation>
    </message>
    <message>
        <source>its units do not roll one by one; use game resolve</source>
        <translation>en ella no tira por sí sola ninguna lista de unidades; usa game resolve</translation>
    </message>
    <message>
        <source>no action that was played and is in force</source>
        <translation>no es una acción jugada y en vigor</translation>
    </message>
    <message>
        <source>no part of a game in it is sound</source>
        <translation>no hay en él nada sano de una partida</translation>
    </message>
    <message>
        <source>{0}; it and all behind it were left out</source>
        <translation>{0}; ella y todo lo posterior quedó fuera</translation>
    </message>
    <message>
        <source>name the new file</source>
        <translation>nombra el archivo nuevo</translation>
    </message>
    <message>
        <source>{} lines are sound and in {}, seal {}
</source>
        <translation>{} líneas están sanas y en {}, sello {}
</translation>
    </message>
    <message>
        <source>"{0}" is not SIDE=WORD</source>
        <translation>«{0}» no es BANDO=PALABRA</translation>
    </message>
    <message>
        <source>{0} says one word, not two</source>
        <translation>{0} dice una palabra, no dos</translation>
    </message>
    <message>
        <source>Open: {}
Commitment {}: write it down before the last word is said.
</source>
        <translation>Abierta: {}
Compromiso {}: anótalo antes de que se diga la última palabra.
</translation>
    </message>
    <message>
        <source>{} says {}
</source>
        <translation>{} dice {}
</translation>
    </message>
    <message>
        <source>Who holds the computer was not said (--holder SIDE): the dice prove nothing then.
</source>
        <translation>No se dijo quién maneja el ordenador (--holder BANDO): entonces los dados no prueban nada.
</translation>
    </message>
    <message>
        <source>{} holds the computer: it speaks first or not at all.
</source>
        <translation>{} maneja el ordenador: habla primero o no habla.
</translation>
    </message>
    <message>
        <source>Next: game word {0} SIDE=WORD, then game roll {0}
</source>
        <translation>Siguiente: game word {0} BANDO=PALABRA, luego game roll {0}
</translation>
    </message>
    <message>
        <source>Withheld: its seed is not on this computer, so that nobody knows its faces.
</source>
        <translation>Retenida: su semilla no está en este ordenador, así que nadie conoce sus caras.
</translation>
    </message>
    <message>
        <source>Thrown away:
</source>
        <translation>Descartada:
</translation>
    </message>
    <message>
        <source>cannot be started; it lays out the sheets</source>
        <translation>no se puede iniciar; compone las hojas</translation>
    </message>
    <message>
        <source>broke off</source>
        <translation>se interrumpió</translation>
    </message>
    <message>
        <source>the sheets need a file: -o FILE.pdf</source>
        <translation>las hojas necesitan un archivo: -o ARCHIVO.pdf</translation>
    </message>
    <message>
        <source>neither a4 nor letter</source>
        <translation>ni a4 ni letter</translation>
    </message>
    <message>
        <source>--reason WHY does it all the same</source>
        <translation>--reason MOTIVO lo hace de todos modos</translation>
    </message>
    <message>
        <source>{0}; --reason WHY does it all the same</source>
        <translation>{0}; --reason MOTIVO lo hace de todos modos</translation>
    </message>
    <message>
        <source>--reason WHY plays it all the same</source>
        <translation>--reason MOTIVO lo juega de todos modos</translation>
    </message>
    <message>
        <source>{0}; --reason WHY plays it all the same</source>
        <translation>{0}; --reason MOTIVO lo juega de todos modos</translation>
    </message>
    <message>
        <source>print one JSON object or array</source>
        <translation>imprime un objeto o lista JSON</translation>
    </message>
    <message>
        <source>faces in the order in which the dice are asked for</source>
        <translation>caras en el orden en que se piden los dados</translation>
    </message>
    <message>
        <source>the face of one die, repeated for each die; of a pool: 3+1+6</source>
        <translation>la cara de un dado, una vez por dado; de varios: 3+1+6</translation>
    </message>
    <message>
        <source>roll by this seed: the same again each time</source>
        <translation>tira con esta semilla: lo mismo cada vez</translation>
    </message>
    <message>
        <source>use the charts of this pack, built in or of a file</source>
        <translation>usa las tablas de este paquete, incorporado o de un archivo</translation>
    </message>
    <message>
        <source>compare with this pack</source>
        <translation>compara con este paquete</translation>
    </message>
    <message>
        <source>every combination of outcomes, with its chance</source>
        <translation>cada resultado entero, con su probabilidad</translation>
    </message>
    <message>
        <source>begin with this scenario, built in or of a file</source>
        <translation>empieza con este escenario, incorporado o de un archivo</translation>
    </message>
    <message>
        <source>begin with this choice of the scenario, repeated for each one; scenarios lists them</source>
        <translation>empieza con esta elección del escenario, una vez por elección; scenarios las muestra</translation>
    </message>
    <message>
        <source>begin with the units of this file, as game forces prints them</source>
        <translation>empieza con las unidades de este archivo, como las imprime game forces</translation>
    </message>
    <message>
        <source>make the forces those of this file; units that it does not name stay</source>
        <translation>pone las fuerzas como en este archivo; las unidades que no nombra quedan</translation>
    </message>
    <message>
        <source>begin with this unit: side=, code=, name=, kind= and its stats; repeated for each unit</source>
        <translation>empieza con esta unidad: side=, code=, name=, kind= y sus valores; una vez por unidad</translation>
    </message>
    <message>
        <source>a side's word for the dice of this call, repeated for each side</source>
        <translation>palabra de un bando para los dados de esta llamada, una vez por bando</translation>
    </message>
    <message>
        <source>the side that holds the computer, from now on</source>
        <translation>el bando que maneja el ordenador, desde ahora</translation>
    </message>
    <message>
        <source>throw the open roll away, for a reason; its faces are written down</source>
        <translation>descarta la tirada abierta, por un motivo; sus caras se anotan</translation>
    </message>
    <message>
        <source>16 letters from paper: up to which entry the game is what it was</source>
        <translation>16 letras de papel: hasta qué anotación la partida es lo que era</translation>
    </message>
    <message>
        <source>why, for the journal; overrules what the game objects to</source>
        <translation>por qué, para el diario; se impone a lo que objeta la partida</translation>
    </message>
    <message>
        <source>take this follow-up of an entry, with its inputs and units</source>
        <translation>toma esta consecuencia de una anotación, con sus respuestas y unidades</translation>
    </message>
    <message>
        <source>what becomes of a later entry that no longer fits, repeated for each entry</source>
        <translation>qué pasa con una anotación posterior que ya no encaja, una vez por anotación</translation>
    </message>
    <message>
        <source>the unit is new</source>
        <translation>la unidad es nueva</translation>
    </message>
    <message>
        <source>stay, and print or write each new entry as it comes</source>
        <translation>se queda, e imprime o escribe cada anotación nueva según llega</translation>
    </message>
    <message>
        <source>stop after this turn</source>
        <translation>para después de este turno</translation>
    </message>
    <message>
        <source>a play that is declared and not rolled yet, repeated for each play</source>
        <translation>una jugada declarada y no tirada, una vez por jugada</translation>
    </message>
    <message>
        <source>how many battles are played</source>
        <translation>cuántas batallas se juegan</translation>
    </message>
    <message>
        <source>begin with this one of the seed's battles: a part of them, for balance merge</source>
        <translation>empieza con esta de las batallas de la semilla: una parte de ellas, para balance merge</translation>
    </message>
    <message>
        <source>how many battles are played at a time; without it as many as there are processors</source>
        <translation>cuántas batallas se juegan a la vez; sin ello tantas como procesadores haya</translation>
    </message>
    <message>
        <source>overwrite a file that is no report, but never a game</source>
        <translation>sobrescribe un archivo que no es un informe, pero nunca una partida</translation>
    </message>
    <message>
        <source>what kind of report; md unless the file's name says otherwise</source>
        <translation>qué clase de informe; md salvo que el nombre del archivo diga otra cosa</translation>
    </message>
    <message>
        <source>the size of the sheets; a4 unless said otherwise</source>
        <translation>el tamaño de las hojas; a4 salvo que se diga otra cosa</translation>
    </message>
    <message>
        <source>go on with this game as the sheet says, for a reason</source>
        <translation>sigue con esta partida como dice la hoja, por un motivo</translation>
    </message>
    <message>
        <source>take an undecided battle in, for this reason</source>
        <translation>admite una batalla sin decidir, por este motivo</translation>
    </message>
    <message>
        <source>with the armies of the book alone, without a scenario</source>
        <translation>con los ejércitos del libro solos, sin escenario</translation>
    </message>
    <message>
        <source>for this side alone, with what lies face down beside its units</source>
        <translation>solo para este bando, con lo que está boca abajo junto a sus unidades</translation>
    </message>
    <message>
        <source>write it to this file</source>
        <translation>escríbelo en este archivo</translation>
    </message>
    <message>
        <source>print this and stop</source>
        <translation>imprime esto y acaba</translation>
    </message>
    <message>
        <source>print the version and stop</source>
        <translation>imprime la versión y acaba</translation>
    </message>
    <message>
        <source>unknown option</source>
        <translation>opción desconocida</translation>
    </message>
    <message>
        <source>takes no value</source>
        <translation>no lleva valor</translation>
    </message>
    <message>
        <source>the rulesets built in</source>
        <translation>los reglamentos incorporados</translation>
    </message>
    <message>
        <source>what a ruleset resolves</source>
        <translation>lo que resuelve un reglamento</translation>
    </message>
    <message>
        <source>what an action asks</source>
        <translation>lo que pregunta una acción</translation>
    </message>
    <message>
        <source>the result of an action, with its working</source>
        <translation>el resultado de una acción, con su cálculo</translation>
    </message>
    <message>
        <source>the exact odds of an action before the roll</source>
        <translation>las probabilidades exactas de una acción antes de tirar</translation>
    </message>
    <message>
        <source>whether a pack can be used, and which published cells it overrides</source>
        <translation>si se puede usar un paquete, y qué casillas publicadas cambia</translation>
    </message>
    <message>
        <source>what a pack changes: an action's odds by it and without it, or a grid of typical questions</source>
        <translation>lo que cambia un paquete: las probabilidades de una acción con él y sin él, o una cuadrícula de preguntas típicas</translation>
    </message>
    <message>
        <source>the charts of a ruleset, or the cells of one with their sources</source>
        <translation>las tablas de un reglamento, o las casillas de una con sus orígenes</translation>
    </message>
    <message>
        <source>the charts of a ruleset as a sheet to lie beside the dice, with -o FILE.pdf</source>
        <translation>las tablas de un reglamento como hoja para tener junto a los dados, con -o ARCHIVO.pdf</translation>
    </message>
    <message>
        <source>to cut out: order chips, markers and boxes of a ruleset, or labels and caps for the units of a game</source>
        <translation>fichas de orden, marcadores y cajas de un reglamento para recortar; de una partida, etiquetas y capuchones para sus unidades</translation>
    </message>
    <message>
        <source>sticks with the ranges and moves of a ruleset, for each size of figures</source>
        <translation>varillas con los alcances y movimientos de un reglamento, para cada tamaño de figuras</translation>
    </message>
    <message>
        <source>the arcs and zones of a ruleset to lay by a base, and cards of formations</source>
        <translation>los arcos y zonas de un reglamento para poner junto a una base, y tarjetas de formaciones</translation>
    </message>
    <message>
        <source>the after-action report with a plot of the sides' strengths</source>
        <translation>el informe de la batalla con un gráfico de las fuerzas de los bandos</translation>
    </message>
    <message>
        <source>a roster for each side of a game, with boxes to tick off; for a ruleset blank ones</source>
        <translation>una lista por bando de una partida, con casillas que tachar; de un reglamento, en blanco</translation>
    </message>
    <message>
        <source>where a game stands, to play on from paper and to type back: game from-sheet</source>
        <translation>cómo está una partida, para seguir en papel y volver a teclearla: game from-sheet</translation>
    </message>
    <message>
        <source>the scenarios of a ruleset built in</source>
        <translation>los escenarios incorporados de un reglamento</translation>
    </message>
    <message>
        <source>adds up what parts of the same battles came to, as balance --json printed them</source>
        <translation>suma lo que dieron partes de las mismas batallas, como las imprimió balance --json</translation>
    </message>
    <message>
        <source>plays whole battles of a scenario, a key or a file, by themselves: who wins, how long it takes, what it costs</source>
        <translation>juega batallas enteras de un escenario, por clave o archivo, ellas solas: quién gana, cuánto duran, qué cuestan</translation>
    </message>
    <message>
        <source>what may stand for the last of these words, for the completion of a shell: complete -- game show</source>
        <translation>qué puede ir en lugar de la última de estas palabras, para que complete un intérprete: complete -- game show</translation>
    </message>
    <message>
        <source>begin a game in a new file</source>
        <translation>empieza una partida en un archivo nuevo</translation>
    </message>
    <message>
        <source>where a game stands, and its journal</source>
        <translation>cómo está una partida, y su diario</translation>
    </message>
    <message>
        <source>an action with units in its roles: firer=K1 target=M2 range=4</source>
        <translation>una acción con unidades en sus papeles: firer=K1 target=M2 range=4</translation>
    </message>
    <message>
        <source>an action for several units that roll by themselves: unit=K1,K2</source>
        <translation>una acción para varias unidades que tiran cada una: unit=K1,K2</translation>
    </message>
    <message>
        <source>a roll in three steps, the first: fix what is rolled, and seal what its dice come from</source>
        <translation>una tirada en tres pasos, el primero: qué se tira, y de qué salen sus dados, sellado</translation>
    </message>
    <message>
        <source>the second, for each side: its word for the roll that is open</source>
        <translation>el segundo, uno por bando: su palabra para la tirada abierta</translation>
    </message>
    <message>
        <source>the third: make the roll that is open; nothing else can be done before it</source>
        <translation>el tercero: hace la tirada abierta; va antes que todo lo demás</translation>
    </message>
    <message>
        <source>lay an order, or whatever else is hidden, face down beside a unit; without WORD you are asked for it</source>
        <translation>pone boca abajo junto a una unidad una orden u otra cosa oculta; sin PALABRA la pregunta</translation>
    </message>
    <message>
        <source>turn up what lies face down, all of it or by UNIT ...; UNIT=WORD without the secrets</source>
        <translation>vuelve boca arriba lo que hay, todo o por UNIDAD ...; UNIDAD=PALABRA sin los secretos</translation>
    </message>
    <message>
        <source>end the phase: what was played takes effect, the next begins</source>
        <translation>acaba la fase: lo jugado tiene efecto, empieza la siguiente</translation>
    </message>
    <message>
        <source>correct numbers of a unit, for a reason; with --arrives a new unit</source>
        <translation>corrige números de una unidad, por un motivo; con --arrives una unidad nueva</translation>
    </message>
    <message>
        <source>the units as comma-separated values; with --from what a file says of them</source>
        <translation>las unidades como valores separados por comas; con --from lo que dice de ellas un archivo</translation>
    </message>
    <message>
        <source>save the forces as they stand as a scenario of your own, which every list then has</source>
        <translation>guarda las fuerzas como están como un escenario tuyo, que desde entonces está en todas las listas</translation>
    </message>
    <message>
        <source>part SIZE of a unit as another one</source>
        <translation>separa TAMAÑO de una unidad como otra</translation>
    </message>
    <message>
        <source>join one unit to another</source>
        <translation>une una unidad a otra</translation>
    </message>
    <message>
        <source>take an entry back as if it had never been</source>
        <translation>retira una anotación como si no hubiera existido</translation>
    </message>
    <message>
        <source>play on by the charts of --pack, or by the built-in ones without it, for a reason</source>
        <translation>sigue con las tablas de --pack, o con las incorporadas sin él, por un motivo</translation>
    </message>
    <message>
        <source>write a note into the journal</source>
        <translation>escribe una nota en el diario</translation>
    </message>
    <message>
        <source>take the last entry back</source>
        <translation>retira la última anotación</translation>
    </message>
    <message>
        <source>bring back what was undone</source>
        <translation>recupera lo deshecho</translation>
    </message>
    <message>
        <source>same dice, new ruling: another answer to a past entry</source>
        <translation>los mismos dados, otra decisión: otra respuesta a una anotación pasada</translation>
    </message>
    <message>
        <source>both sides play by themselves, with dice and decisions by --seed</source>
        <translation>los dos bandos juegan solos, con dados y decisiones por --seed</translation>
    </message>
    <message>
        <source>what the battle may come to: whole battles that play themselves from where it stands</source>
        <translation>en qué puede acabar la batalla: batallas enteras que se juegan solas desde como está</translation>
    </message>
    <message>
        <source>reveal the seed of an opening that was left</source>
        <translation>revela la semilla de una apertura que se dejó</translation>
    </message>
    <message>
        <source>whether seals, dice and what was hidden are as they were</source>
        <translation>si los sellos, los dados y lo oculto son como eran</translation>
    </message>
    <message>
        <source>what is sound of a damaged game, in a new file; the damaged one is left as it is</source>
        <translation>lo que está sano de una partida dañada, en un archivo nuevo; la dañada queda como está</translation>
    </message>
    <message>
        <source>the after-action report</source>
        <translation>el informe de la batalla</translation>
    </message>
    <message>
        <source>a page for the players' telephones, with -o FILE.html; --follow writes it anew after each entry</source>
        <translation>una página para los teléfonos de los jugadores, con -o ARCHIVO.html; --follow la escribe de nuevo tras cada anotación</translation>
    </message>
    <message>
        <source>a game from a sheet that was typed back: a new one with -o NEW, or one that goes on with --into GAME</source>
        <translation>una partida desde una hoja tecleada: una nueva con -o NUEVA, o una que sigue con --into PARTIDA</translation>
    </message>
    <message>
        <source>whether today's rules give the same results</source>
        <translation>si las reglas de hoy dan los mismos resultados</translation>
    </message>
    <message>
        <source>begin a club's book, of battles of a ruleset</source>
        <translation>empieza el libro de un club, de batallas de un reglamento</translation>
    </message>
    <message>
        <source>add a finished battle: losses, victories, leaders lost</source>
        <translation>añade una batalla acabada: pérdidas, victorias, jefes perdidos</translation>
    </message>
    <message>
        <source>time between battles: casualties, recruits, experience, new leaders</source>
        <translation>el tiempo entre batallas: bajas, reclutas, experiencia, jefes nuevos</translation>
    </message>
    <message>
        <source>begin the next battle in a new game, -o GAME: a scenario with the book's strengths, or its armies alone</source>
        <translation>empieza la batalla siguiente en una partida nueva, -o PARTIDA: un escenario con las fuerzas del libro, o sus ejércitos solos</translation>
    </message>
    <message>
        <source>armies, battles and units of a book, or the history of a unit</source>
        <translation>ejércitos, batallas y unidades de un libro, o la historia de una unidad</translation>
    </message>
    <message>
        <source>whether the book is sound, and its games what they were when they were added</source>
        <translation>si el libro está sano, y sus partidas son lo que eran cuando se añadieron</translation>
    </message>
    <message>
        <source>a roll between battles by itself: recovery unit=K1</source>
        <translation>una tirada entre batallas por sí sola: recovery unit=K1</translation>
    </message>
    <message>
        <source>set right what the book says of a unit or an army, for a reason</source>
        <translation>corrige lo que el libro dice de una unidad o un ejército, por un motivo</translation>
    </message>
    <message>
        <source>a line for the book</source>
        <translation>una línea para el libro</translation>
    </message>
    <message>
        <source>take the last entry back: a roll, a rest, a battle</source>
        <translation>retira la última anotación: una tirada, un descanso, una batalla</translation>
    </message>
    <message>
        <source>take back a past entry, for a reason</source>
        <translation>retira una anotación pasada, por un motivo</translation>
    </message>
    <message>
        <source>go on by the charts of another pack, for a reason</source>
        <translation>sigue con las tablas de otro paquete, por un motivo</translation>
    </message>
    <message>
        <source>the season as a report, or a unit's history with its honours</source>
        <translation>la temporada como informe, o la historia de una unidad con sus honores</translation>
    </message>
    <message>
        <source>armies and units as comma-separated values</source>
        <translation>ejércitos y unidades como valores separados por comas</translation>
    </message>
    <message>
        <source>unknown ruleset; there are {0}</source>
        <translation>reglamento desconocido; hay {0}</translation>
    </message>
    <message>
        <source>unknown action; corneta-cli actions {0} names them</source>
        <translation>acción desconocida; corneta-cli actions {0} las nombra</translation>
    </message>
    <message>
        <source>"{0}" is not a face of a die</source>
        <translation>«{0}» no es una cara de dado</translation>
    </message>
    <message>
        <source>"{0}" is not LABEL=FACE</source>
        <translation>«{0}» no es ETIQUETA=CARA</translation>
    </message>
    <message>
        <source>give a whole number from {0} to {1}</source>
        <translation>da un número entero de {0} a {1}</translation>
    </message>
    <message>
        <source>{} in {}</source>
        <translation>{} de {}</translation>
    </message>
    <message>
        <source>rule: {}; source: {}</source>
        <translation>regla: {}; origen: {}</translation>
    </message>
    <message>
        <source>, not asked for</source>
        <translation>, no preguntado</translation>
    </message>
    <message>
        <source>
It takes effect when the phase ends.
</source>
        <translation>
Tiene efecto cuando acaba la fase.
</translation>
    </message>
    <message>
        <source>Turn {}, {}{}{}</source>
        <translation>Turno {}, {}{}{}</translation>
    </message>
    <message>
        <source>, round {}</source>
        <translation>, ronda {}</translation>
    </message>
    <message>
        <source>, what follows from it</source>
        <translation>, lo que sigue de ello</translation>
    </message>
    <message>
        <source> (changed by entry {})</source>
        <translation> (leída de otro modo por la anotación {})</translation>
    </message>
    <message>
        <source>Entry {}, {}: {}
</source>
        <translation>Anotación {}, {}: {}
</translation>
    </message>
    <message>
        <source>
Entry {} is struck.
</source>
        <translation>
La anotación {} queda tachada.
</translation>
    </message>
    <message>
        <source>
Saved as entry {}, seal {}
</source>
        <translation>
Guardado como anotación {}, sello {}
</translation>
    </message>
    <message>
        <source>The last line of the file had broken off, as when the power goes; what was there of it is in </source>
        <translation>La última línea del archivo se había interrumpido, como al irse la luz; lo que había de ella está en </translation>
    </message>
    <message>
        <source>{} bytes of a last line that broke off are left out
</source>
        <translation>se dejan fuera {} bytes de una última línea interrumpida
</translation>
    </message>
    <message>
        <source>
{} played in this phase take effect when it ends.
</source>
        <translation>
{} jugadas en esta fase tienen efecto cuando acabe.
</translation>
    </message>
    <message>
        <source>  {} is open and comes first: game word, game roll
</source>
        <translation>  {} está abierta y va primero: game word, game roll
</translation>
    </message>
    <message>
        <source>Exit codes:
  0  done
  1  refused: something about the answers or the dice
  2  usage: an unknown command, ruleset, action, chart or option, or an answer without =
  3  a pack, scenario or game that is missing, malformed, damaged, locked or cannot be written
A refusal prints nothing on standard output.
</source>
        <translation>Códigos de salida:
  0  hecho
  1  rechazado: algo de las respuestas o de los dados
  2  uso: una orden, reglamento, acción, tabla u opción desconocida, o una respuesta sin =
  3  un paquete, escenario o partida que falta, está mal formado, dañado, bloqueado o no se puede escribir
Un rechazo no imprime nada en la salida normal.
</translation>
    </message>
    <message>
        <source>Corneta resolves actions of tabletop wargames and counts their exact odds.

{}
Options, anywhere:
{}
{}</source>
        <translation>Corneta resuelve acciones de juegos de guerra de mesa y cuenta sus probabilidades exactas.

{}
Opciones, en cualquier sitio:
{}
{}</translation>
    </message>
    <message>
        <source>
From plays at random: give or take {}.
</source>
        <translation>
De jugadas al azar: con un error de {}.
</translation>
    </message>
    <message>
        <source> (no action yet)</source>
        <translation> (ninguna acción todavía)</translation>
    </message>
    <message>
        <source>no action yet</source>
        <translation>ninguna acción todavía</translation>
    </message>
    <message>
        <source>unknown chart; corneta-cli chart {0} names them</source>
        <translation>tabla desconocida; corneta-cli chart {0} las nombra</translation>
    </message>
    <message>
        <source>{} is a pack for {}; cells changed: {}
</source>
        <translation>{} es un paquete para {}; casillas cambiadas: {}
</translation>
    </message>
    <message>
        <source>overrides {}
</source>
        <translation>sustituye {}
</translation>
    </message>
    <message>
        <source>with the answers of its form</source>
        <translation>con las respuestas de su formulario</translation>
    </message>
    <message>
        <source>not exact</source>
        <translation>no es exacto</translation>
    </message>
    <message>
        <source>in points of 100</source>
        <translation>en tantos por ciento</translation>
    </message>
    <message>
        <source>on average</source>
        <translation>de media</translation>
    </message>
    <message>
        <source>, not exact</source>
        <translation>, no es exacto</translation>
    </message>
    <message>
        <source>None of these questions comes out differently.
</source>
        <translation>Ninguna de estas preguntas sale distinta.
</translation>
    </message>
    <message>
        <source>Most: {} ({} {}).
</source>
        <translation>Lo que más: {} ({} {}).
</translation>
    </message>
    <message>
        <source>Cells that differ: {}

</source>
        <translation>Casillas distintas: {}

</translation>
    </message>
    <message>
        <source>missing: the charts whose effect is asked for</source>
        <translation>falta: las tablas por cuyo efecto se pregunta</translation>
    </message>
    <message>
        <source>{} to {}{}{}{}</source>
        <translation>{} a {}{}{}{}</translation>
    </message>
    <message>
        <source> by 0.1</source>
        <translation> de 0.1 en 0.1</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>sí o no</translation>
    </message>
    <message>
        <source>Side and commander:</source>
        <translation>Bando y comandante:</translation>
    </message>
    <message>
        <source>What breaks the army:</source>
        <translation>Lo que quiebra al ejército:</translation>
    </message>
    <message>
        <source>Order of battle</source>
        <translation>Orden de batalla</translation>
    </message>
    <message>
        <source>Charts of the ruleset</source>
        <translation>Tablas del reglamento</translation>
    </message>
    <message>
        <source>Charts: </source>
        <translation>Tablas: </translation>
    </message>
    <message>
        <source>100 mm</source>
        <translation>100 mm</translation>
    </message>
    <message>
        <source>4 inches</source>
        <translation>4 pulgadas</translation>
    </message>
    <message>
        <source>■ rules  ◆ example in the rules  ○ house  ★ yours</source>
        <translation>■ reglas  ◆ ejemplo de las reglas  ○ casa  ★ tuyo</translation>
    </message>
    <message>
        <source>Corneta {0}, page {1} of {2}</source>
        <translation>Corneta {0}, página {1} de {2}</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>A blank order of battle</source>
        <translation>Un orden de batalla en blanco</translation>
    </message>
    <message>
        <source>Orders of battle</source>
        <translation>Órdenes de batalla</translation>
    </message>
    <message>
        <source>The game as it stands</source>
        <translation>La partida como está</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Labels of units</source>
        <translation>Etiquetas de unidades</translation>
    </message>
    <message>
        <source>Range and move sticks</source>
        <translation>Varillas de alcance y movimiento</translation>
    </message>
    <message>
        <source>Templates and cards</source>
        <translation>Plantillas y tarjetas</translation>
    </message>
    <message>
        <source>Turn %1, %2</source>
        <translation>Turno %1, %2</translation>
    </message>
    <message>
        <source>, round %1</source>
        <translation>, ronda %1</translation>
    </message>
    <message>
        <source> · for this side alone</source>
        <translation> · solo para este bando</translation>
    </message>
    <message>
        <source>face down: </source>
        <translation>boca abajo: </translation>
    </message>
    <message>
        <source>sealed on another computer</source>
        <translation>sellado en otro ordenador</translation>
    </message>
    <message>
        <source>to be typed back</source>
        <translation>para volver a teclear</translation>
    </message>
    <message>
        <source>Owed</source>
        <translation>Pendiente</translation>
    </message>
    <message>
        <source>, or </source>
        <translation>, o </translation>
    </message>
    <message>
        <source>The whole game</source>
        <translation>La partida entera</translation>
    </message>
    <message>
        <source>Back into the computer: type what stands behind the marks into a file, a line each, in any order, without the marks; then corneta-cli game from-sheet FILE -o NEW. There is no O and no 0, no I and no 1. A unit without letters is as the scenario has it.</source>
        <translation>De vuelta al ordenador: teclea en un archivo lo que sigue a las marcas, una línea cada una, en cualquier orden, sin las marcas; luego corneta-cli game from-sheet ARCHIVO -o NUEVA. No hay O ni 0, ni I ni 1. Una unidad sin letras es como la tiene el escenario.</translation>
    </message>
    <message>
        <source>played by</source>
        <translation>se juega con</translation>
    </message>
    <message>
        <source>counts all lines</source>
        <translation>cuenta todas las líneas</translation>
    </message>
    <message>
        <source>turn, owed, gone</source>
        <translation>turno, pendiente, perdido</translation>
    </message>
    <message>
        <source>own words</source>
        <translation>palabras propias</translation>
    </message>
    <message>
        <source>25 mm</source>
        <translation>25 mm</translation>
    </message>
    <message>
        <source>15 mm</source>
        <translation>15 mm</translation>
    </message>
    <message>
        <source>, part %1 of %2</source>
        <translation>, parte %1 de %2</translation>
    </message>
    <message>
        <source>{0} measures nothing in inches</source>
        <translation>{0} no mide nada en pulgadas</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Suerte</translation>
    </message>
    <message>
        <source>The harm that the dice would do on average, and what they did.</source>
        <translation>El daño que se esperaba de los dados, y el que hicieron.</translation>
    </message>
    <message>
        <source>dealt, expected</source>
        <translation>causado, esperado</translation>
    </message>
    <message>
        <source>suffered, expected</source>
        <translation>sufrido, esperado</translation>
    </message>
    <message>
        <source>What each side had left, turn by turn</source>
        <translation>Lo que les quedaba a los bandos, turno por turno</translation>
    </message>
    <message>
        <source>{0} has no arcs and no cards</source>
        <translation>{0} no tiene arcos ni tarjetas</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Plantillas</translation>
    </message>
    <message>
        <source>cannot be opened: {0}</source>
        <translation>no se puede abrir: {0}</translation>
    </message>
    <message>
        <source>cannot be looked at: {0}</source>
        <translation>no se puede examinar: {0}</translation>
    </message>
    <message>
        <source>cannot be written: {0}</source>
        <translation>no se puede escribir: {0}</translation>
    </message>
    <message>
        <source>only {0} of {1} bytes could be written</source>
        <translation>solo se pudieron escribir {0} de {1} bytes</translation>
    </message>
    <message>
        <source>cannot be cut: {0}</source>
        <translation>no se puede cortar: {0}</translation>
    </message>
    <message>
        <source>cannot be brought safely to the disk: {0}</source>
        <translation>no se puede llevar a salvo al disco: {0}</translation>
    </message>
    <message>
        <source>neither a file nor a folder</source>
        <translation>ni un archivo ni una carpeta</translation>
    </message>
    <message>
        <source>locked: another program, here or on another computer, has it open for writing; close it there first</source>
        <translation>bloqueado: otro programa, aquí o en otro ordenador, lo tiene abierto para escribir; ciérralo allí antes</translation>
    </message>
    <message>
        <source>locked by {0}, process {1}, which has it open for writing; close it there first</source>
        <translation>bloqueado por {0}, proceso {1}, que lo tiene abierto para escribir; ciérralo allí antes</translation>
    </message>
    <message>
        <source>a program of another user</source>
        <translation>un programa de otro usuario</translation>
    </message>
    <message>
        <source>cannot be locked where it lies, so that nobody else writes it too: {0}</source>
        <translation>no se puede bloquear donde está, para que nadie más lo escriba: {0}</translation>
    </message>
    <message>
        <source>longer than {0} MiB</source>
        <translation>más de {0} MiB</translation>
    </message>
    <message>
        <source>a NUL byte stands in the line</source>
        <translation>hay un byte NUL en la línea</translation>
    </message>
    <message>
        <source>a list, expected an object</source>
        <translation>una lista, se esperaba un objeto</translation>
    </message>
    <message>
        <source>begins with a byte order mark; save it as UTF-8 without one</source>
        <translation>empieza con una marca de orden de bytes; guárdalo como UTF-8 sin ella</translation>
    </message>
    <message>
        <source>states more than {0} values</source>
        <translation>dice más de {0} valores</translation>
    </message>
    <message>
        <source>not JSON near byte {0}: the object breaks off</source>
        <translation>no es JSON cerca del byte {0}: el objeto se interrumpe</translation>
    </message>
    <message>
        <source>not JSON near byte {0}: the list breaks off</source>
        <translation>no es JSON cerca del byte {0}: la lista se interrumpe</translation>
    </message>
    <message>
        <source>not JSON near byte {0}: nothing stands behind the comma</source>
        <translation>no es JSON cerca del byte {0}: no hay nada tras la coma</translation>
    </message>
    <message>
        <source>not JSON near byte {0}: no such escape in a text</source>
        <translation>no es JSON cerca del byte {0}: no existe ese escape en un texto</translation>
    </message>
    <message>
        <source>a text holds a control character</source>
        <translation>un texto contiene un carácter de control</translation>
    </message>
    <message>
        <source>"{0}" stands twice in one object</source>
        <translation>«{0}» está dos veces en un objeto</translation>
    </message>
    <message>
        <source>not JSON near byte {0}</source>
        <translation>no es JSON cerca del byte {0}</translation>
    </message>
    <message>
        <source>there is more text behind the object</source>
        <translation>hay algo más tras el objeto</translation>
    </message>
    <message>
        <source>holds more than {0} values</source>
        <translation>contiene más de {0} valores</translation>
    </message>
    <message>
        <source>nested deeper than {0}</source>
        <translation>anidado a más de {0} niveles</translation>
    </message>
    <message>
        <source>not JSON near byte {0}: a colon is missing</source>
        <translation>no es JSON cerca del byte {0}: falta un signo de dos puntos</translation>
    </message>
    <message>
        <source>not JSON near byte {0}: a comma is missing</source>
        <translation>no es JSON cerca del byte {0}: falta una coma</translation>
    </message>
    <message>
        <source>not JSON near byte {0}: the line ends in a number</source>
        <translation>no es JSON cerca del byte {0}: la línea acaba en un número</translation>
    </message>
    <message>
        <source>not JSON near byte {0}: no such number</source>
        <translation>no es JSON cerca del byte {0}: no existe ese número</translation>
    </message>
    <message>
        <source>not JSON near byte {0}: the text breaks off</source>
        <translation>no es JSON cerca del byte {0}: el texto se interrumpe</translation>
    </message>
    <message>
        <source>leave out the line break</source>
        <translation>quita el salto de línea</translation>
    </message>
    <message>
        <source>cannot be read: {0}</source>
        <translation>no se puede leer: {0}</translation>
    </message>
    <message>
        <source>larger than {0} MiB</source>
        <translation>mayor que {0} MiB</translation>
    </message>
    <message>
        <source>no such file</source>
        <translation>no existe el archivo</translation>
    </message>
    <message>
        <source>a folder, expected a file</source>
        <translation>una carpeta, se esperaba un archivo</translation>
    </message>
    <message>
        <source>its folder {0} is not there</source>
        <translation>su carpeta {0} no existe</translation>
    </message>
    <message>
        <source>its folder cannot be written to</source>
        <translation>en su carpeta no se puede escribir</translation>
    </message>
    <message>
        <source>exists already and is left as it is</source>
        <translation>ya existe y queda como está</translation>
    </message>
    <message>
        <source>cannot be created: {0}</source>
        <translation>no se puede crear: {0}</translation>
    </message>
    <message>
        <source>thrown away</source>
        <translation>descartadas</translation>
    </message>
    <message>
        <source>rolled again after an undo, a strike or an amendment</source>
        <translation>tiradas de nuevo tras deshacer, tachar o enmendar</translation>
    </message>
    <message>
        <source>typed over what the program rolled</source>
        <translation>escritas encima de lo que tiró el programa</translation>
    </message>
    <message>
        <source>with a word of fewer than 4 letters</source>
        <translation>con una palabra de menos de 4 letras</translation>
    </message>
    <message>
        <source>with a word that was used before</source>
        <translation>con una palabra que ya se había usado</translation>
    </message>
    <message>
        <source>Rolls of {}: {}.</source>
        <translation>Tiradas de {}: {}.</translation>
    </message>
    <message>
        <source>no side</source>
        <translation>ningún bando</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>"{0}" is not a number</source>
        <translation>«{0}» no es un número</translation>
    </message>
    <message>
        <source>not a list of two</source>
        <translation>no es una lista de dos</translation>
    </message>
    <message>
        <source>a list of {0}, expected {1}</source>
        <translation>una lista de {0}, se esperaba {1}</translation>
    </message>
    <message>
        <source>it has a key that nobody knows</source>
        <translation>tiene una clave que nadie conoce</translation>
    </message>
    <message>
        <source>not {0}</source>
        <translation>no es {0}</translation>
    </message>
    <message>
        <source>it has more parts than so short a line can say</source>
        <translation>tiene más partes de las que puede decir una línea tan corta</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texto</translation>
    </message>
    <message>
        <source>not a whole number</source>
        <translation>no es un número entero</translation>
    </message>
    <message>
        <source>"{0}" is not a word for it</source>
        <translation>«{0}» no es una palabra para ello</translation>
    </message>
    <message>
        <source>Placed face down: {}.{}{}</source>
        <translation>Puesto boca abajo: {}.{}{}</translation>
    </message>
    <message>
        <source>Turned up: {}</source>
        <translation>Vuelto boca arriba: {}</translation>
    </message>
    <message>
        <source>against {}</source>
        <translation>contra {}</translation>
    </message>
    <message>
        <source>{} against {}</source>
        <translation>{} contra {}</translation>
    </message>
    <message>
        <source>{} takes effect</source>
        <translation>{} tiene efecto</translation>
    </message>
    <message>
        <source>End of {}</source>
        <translation>Fin de {}</translation>
    </message>
    <message>
        <source>{} arrives.{}</source>
        <translation>Llega {}.{}</translation>
    </message>
    <message>
        <source>{} corrected: {}.{}</source>
        <translation>{} corregida: {}.{}</translation>
    </message>
    <message>
        <source>{} splits from {} with {}.{}</source>
        <translation>{} se separa de {} con {}.{}</translation>
    </message>
    <message>
        <source>{} joins {}.{}</source>
        <translation>{} se une a {}.{}</translation>
    </message>
    <message>
        <source>Entry {} struck.{}</source>
        <translation>Anotación {} tachada.{}</translation>
    </message>
    <message>
        <source>Entry {} changed: {}{}</source>
        <translation>Anotación {} cambiada: {}{}</translation>
    </message>
    <message>
        <source>as before.</source>
        <translation>como antes.</translation>
    </message>
    <message>
        <source>Undone: entry {}.</source>
        <translation>Deshecha: anotación {}.</translation>
    </message>
    <message>
        <source>Done again: entry {}.</source>
        <translation>Rehecha: anotación {}.</translation>
    </message>
    <message>
        <source>From here on by the built-in charts.</source>
        <translation>Desde aquí con las tablas originales.</translation>
    </message>
    <message>
        <source>From here on by the charts of another pack.</source>
        <translation>Desde aquí con las tablas de otro paquete.</translation>
    </message>
    <message>
        <source>From paper: turn {}, {}.</source>
        <translation>Del papel: turno {}, {}.</translation>
    </message>
    <message>
        <source>From paper.</source>
        <translation>Del papel.</translation>
    </message>
    <message>
        <source>the roll for a past entry</source>
        <translation>la tirada por una anotación pasada</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>a mano</translation>
    </message>
    <message>
        <source>number {}</source>
        <translation>número {}</translation>
    </message>
    <message>
        <source>seed {}</source>
        <translation>semilla {}</translation>
    </message>
    <message>
        <source>down to a multiple of {}</source>
        <translation>baja a un múltiplo de {}</translation>
    </message>
    <message>
        <source>at least {}</source>
        <translation>al menos {}</translation>
    </message>
    <message>
        <source>at most {}</source>
        <translation>como mucho {}</translation>
    </message>
    <message>
        <source>  {}: {}, makes {} [{}; {}]
</source>
        <translation>  {}: {}, da {} [{}; {}]
</translation>
    </message>
    <message>
        <source>"{0}" is not the id of a game</source>
        <translation>«{0}» no es un id de partida</translation>
    </message>
    <message>
        <source>cannot take this: {0}</source>
        <translation>no puedo tomar esto: {0}</translation>
    </message>
    <message>
        <source>{0}: say what it is, {1}=WORD</source>
        <translation>{0}: di qué es, {1}=PALABRA</translation>
    </message>
    <message>
        <source>this is not a game: its first line does not say so</source>
        <translation>esto no es una partida: su primera línea no lo dice</translation>
    </message>
    <message>
        <source>a game of format {0}; this program knows format {1}</source>
        <translation>una partida de formato {0}; este programa conoce el formato {1}</translation>
    </message>
    <message>
        <source>{0} has said its word</source>
        <translation>{0} ha dicho su palabra</translation>
    </message>
    <message>
        <source>{0} holds the computer: it speaks first or not at all</source>
        <translation>{0} maneja el ordenador: habla primero o no habla</translation>
    </message>
    <message>
        <source>the commitment is not {0} digits of 0-9a-f</source>
        <translation>el compromiso no son {0} cifras de 0-9a-f</translation>
    </message>
    <message>
        <source>the opening before it is not over</source>
        <translation>la apertura anterior no ha terminado</translation>
    </message>
    <message>
        <source>a line that says nothing a game knows</source>
        <translation>una línea que no dice nada que una partida conozca</translation>
    </message>
    <message>
        <source>a word is said after an opening and before its first roll</source>
        <translation>una palabra se dice tras una apertura y antes de su primera tirada</translation>
    </message>
    <message>
        <source>it reveals no opening before it</source>
        <translation>no revela ninguna apertura anterior</translation>
    </message>
    <message>
        <source>it reveals a seed before its roll</source>
        <translation>revela una semilla antes de su tirada</translation>
    </message>
    <message>
        <source>it throws away no roll that is owed</source>
        <translation>no descarta ninguna tirada pendiente</translation>
    </message>
    <message>
        <source>the seed of the roll before it is not revealed</source>
        <translation>la semilla de la tirada anterior no está revelada</translation>
    </message>
    <message>
        <source>another roll is open</source>
        <translation>hay otra tirada abierta</translation>
    </message>
    <message>
        <source>"{0}" is not a roll</source>
        <translation>«{0}» no es una tirada</translation>
    </message>
    <message>
        <source>"{0}" was rolled after the seed of its opening was revealed</source>
        <translation>«{0}» se tiró después de revelar la semilla de su apertura</translation>
    </message>
    <message>
        <source>{0} is open: roll it first, or throw it away with a reason</source>
        <translation>{0} está abierta: tírala antes, o descártala con un motivo</translation>
    </message>
    <message>
        <source>{0}: nothing is rolled for it</source>
        <translation>{0}: no se tira nada por ella</translation>
    </message>
    <message>
        <source>no roll is open for a side to say a word for</source>
        <translation>no hay ninguna tirada abierta para la que un bando pueda decir una</translation>
    </message>
    <message>
        <source>a word has letters</source>
        <translation>una palabra tiene letras</translation>
    </message>
    <message>
        <source>no roll is open</source>
        <translation>no hay ninguna tirada abierta</translation>
    </message>
    <message>
        <source>its seed is not on this computer: it can only be thrown away, with a reason</source>
        <translation>su semilla no está en este ordenador: solo se puede descartar, con un motivo</translation>
    </message>
    <message>
        <source>this program reads it differently from the one that opened it</source>
        <translation>este programa la lee de otro modo que el que la abrió</translation>
    </message>
    <message>
        <source>a roll is thrown away for a reason</source>
        <translation>una tirada se descarta por un motivo</translation>
    </message>
    <message>
        <source>nothing is rolled for which a side could say one</source>
        <translation>no se tira nada para lo que un bando pueda decir una</translation>
    </message>
    <message>
        <source>{0} would be {1} and not {2}</source>
        <translation>{0} sería {1} y no {2}</translation>
    </message>
    <message>
        <source>"{0}" is not a key: small letters, digits and hyphens</source>
        <translation>«{0}» no es una clave: minúsculas, cifras y guiones</translation>
    </message>
    <message>
        <source>there is a scenario "{0}" already</source>
        <translation>ya hay un escenario «{0}»</translation>
    </message>
    <message>
        <source>its folder cannot be made</source>
        <translation>su carpeta no se puede crear</translation>
    </message>
    <message>
        <source>opening {0} was made for another place</source>
        <translation>la apertura {0} se hizo para otro lugar</translation>
    </message>
    <message>
        <source>opening {0}: the seed is not the one that was committed to</source>
        <translation>apertura {0}: la semilla no es la del compromiso</translation>
    </message>
    <message>
        <source>number {0} of the dice is used twice</source>
        <translation>el número {0} de los dados se usa dos veces</translation>
    </message>
    <message>
        <source>number {0} of the dice, expected {1}</source>
        <translation>número {0} de los dados, se esperaba {1}</translation>
    </message>
    <message>
        <source>"{0}" was rolled before any opening</source>
        <translation>«{0}» se tiró antes de toda apertura</translation>
    </message>
    <message>
        <source>no die has {0} sides</source>
        <translation>ningún dado tiene {0} caras</translation>
    </message>
    <message>
        <source>"{0}" did not fall as it is written</source>
        <translation>«{0}» no salió como está escrito</translation>
    </message>
    <message>
        <source>{0}: nothing was laid there</source>
        <translation>{0}: allí no se puso nada</translation>
    </message>
    <message>
        <source>{0}: what was turned up is not what was laid</source>
        <translation>{0}: lo que se volvió boca arriba no es lo que se puso</translation>
    </message>
    <message>
        <source>its last line broke off and cannot be set aside: it can only be read</source>
        <translation>su última línea se interrumpió y no se puede apartar: solo se puede leer</translation>
    </message>
    <message>
        <source>no game was written there; choose another folder or name</source>
        <translation>allí no se escribió ninguna partida; elige otra carpeta u otro nombre</translation>
    </message>
    <message>
        <source>is gone from its place: {0}</source>
        <translation>ya no está en su sitio: {0}</translation>
    </message>
    <message>
        <source>another file has taken its place</source>
        <translation>otro archivo ha ocupado su sitio</translation>
    </message>
    <message>
        <source>another program has changed it</source>
        <translation>otro programa lo ha cambiado</translation>
    </message>
    <message>
        <source>nothing more is written to it; the game stays on the screen, read-only: save it elsewhere, or put the file right and open it again</source>
        <translation>ya no se escribe nada en él; la partida sigue en la pantalla, solo para leer: guárdala en otro sitio, o arregla el archivo y vuelve a abrirlo</translation>
    </message>
    <message>
        <source>full: it may not be larger than {0} MiB</source>
        <translation>lleno: no puede pasar de {0} MiB</translation>
    </message>
    <message>
        <source>all up to line {0} is safe on the disk</source>
        <translation>todo hasta la línea {0} está a salvo en el disco</translation>
    </message>
    <message>
        <source>cut short: {0} lines, {1} before</source>
        <translation>acortado: {0} líneas, {1} antes</translation>
    </message>
    <message>
        <source>another game than before: line {0} has another seal</source>
        <translation>otra partida que antes: la línea {0} tiene otro sello</translation>
    </message>
    <message>
        <source>empty: no game was ever written to it</source>
        <translation>vacío: nunca se escribió en él ninguna partida</translation>
    </message>
    <message>
        <source>damaged: it does not end in a seal</source>
        <translation>dañado: no acaba en un sello</translation>
    </message>
    <message>
        <source>damaged: its seal fits neither it nor the lines before</source>
        <translation>dañado: su sello no encaja con él ni con las líneas anteriores</translation>
    </message>
    <message>
        <source>damaged: more than a line break stands behind its seal</source>
        <translation>dañado: hay más que un salto de línea tras su sello</translation>
    </message>
    <message>
        <source>the first line breaks off: no game was wholly written to it</source>
        <translation>la primera línea se interrumpe: no se escribió entera ninguna partida</translation>
    </message>
    <message>
        <source>line {0}: its seal was damaged and is mended</source>
        <translation>línea {0}: su sello estaba dañado y se ha reparado</translation>
    </message>
    <message>
        <source>and {0} more of the kind</source>
        <translation>y {0} más del mismo tipo</translation>
    </message>
    <message>
        <source>from line {0} to line {1}: damaged, or behind a damaged line, and left out</source>
        <translation>de la línea {0} a la línea {1}: dañadas, o tras una línea dañada, y fuera</translation>
    </message>
    <message>
        <source>line {0} begins another game; it was left out</source>
        <translation>la línea {0} empieza otra partida; quedó fuera</translation>
    </message>
    <message>
        <source>a fork: line {0} also follows line {1}; it was left out with all that depends on it</source>
        <translation>una bifurcación: la línea {0} también sigue a la línea {1}, y quedó fuera con lo que cuelga de ella</translation>
    </message>
    <message>
        <source>not a sealed text</source>
        <translation>no es un texto sellado</translation>
    </message>
    <message>
        <source>sealed with another key, or changed since</source>
        <translation>sellado con otra clave, o cambiado después</translation>
    </message>
    <message>
        <source>the folder cannot be created: {0}</source>
        <translation>no se puede crear la carpeta: {0}</translation>
    </message>
    <message>
        <source>others may read it, so that it is no secret: chmod 600 {0}</source>
        <translation>otros pueden leerlo, así que no es un secreto: chmod 600 {0}</translation>
    </message>
    <message>
        <source>damaged: not what this program keeps there</source>
        <translation>dañado: no es lo que este programa guarda ahí</translation>
    </message>
    <message>
        <source>"{0}" is not words of 0-9a-f</source>
        <translation>«{0}» no son palabras de 0-9a-f</translation>
    </message>
    <message>
        <source>damaged: another seed than the one that was committed to</source>
        <translation>dañado: otra semilla que la del compromiso</translation>
    </message>
    <message>
        <source>cannot be removed: {0}</source>
        <translation>no se puede quitar: {0}</translation>
    </message>
    <message>
        <source>is built in; it stays as it is</source>
        <translation>es de origen; queda como está</translation>
    </message>
    <message>
        <source>was written by another program meanwhile: open it again</source>
        <translation>mientras tanto lo escribió otro programa: ábrelo de nuevo</translation>
    </message>
    <message>
        <source>unknown scenario; there are {0}</source>
        <translation>escenario desconocido; hay {0}</translation>
    </message>
    <message>
        <source>no file that a report could replace</source>
        <translation>no es un archivo que un informe pueda sustituir</translation>
    </message>
    <message>
        <source>exists and cannot be read; choose another name</source>
        <translation>existe y no se puede leer; elige otro nombre</translation>
    </message>
    <message>
        <source>a game, which a report would destroy; choose another name</source>
        <translation>una partida, que un informe destruiría; elige otro nombre</translation>
    </message>
    <message>
        <source>exists and is no report of ours; choose another name, or --force to overwrite it</source>
        <translation>existe y no es un informe nuestro; elige otro nombre, o --force para sobrescribirlo</translation>
    </message>
    <message>
        <source>Turn {}, {}</source>
        <translation>Turno {}, {}</translation>
    </message>
    <message>
        <source>{} units</source>
        <translation>{} unidades</translation>
    </message>
    <message>
        <source> First read: {}</source>
        <translation> Leída al principio: {}</translation>
    </message>
    <message>
        <source>Forces now, turn {}</source>
        <translation>Fuerzas ahora, turno {}</translation>
    </message>
    <message>
        <source>Of {} openings of the program's dice, {} had their last word after the commitment from a side not holding the computer.</source>
        <translation>De {} aperturas de los dados del programa, {} tuvieron la última palabra, tras el compromiso, de un bando distinto del que maneja el ordenador.</translation>
    </message>
    <message>
        <source>Played by {} ({}).</source>
        <translation>Jugada por {} ({}).</translation>
    </message>
    <message>
        <source>Chosen: {}. {}</source>
        <translation>Elegido: {}. {}</translation>
    </message>
    <message>
        <source>Forces at the start</source>
        <translation>Fuerzas al empezar</translation>
    </message>
    <message>
        <source>Where their numbers come from</source>
        <translation>De dónde salen sus números</translation>
    </message>
    <message>
        <source>Turn {}</source>
        <translation>Turno {}</translation>
    </message>
    <message>
        <source>Entry {}: {}</source>
        <translation>Anotación {}: {}</translation>
    </message>
    <message>
        <source>Forces at the end of turn {}</source>
        <translation>Fuerzas al acabar el turno {}</translation>
    </message>
    <message>
        <source>Fell</source>
        <translation>Salió</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Por</translation>
    </message>
    <message>
        <source>Working</source>
        <translation>Cálculo</translation>
    </message>
    <message>
        <source>Makes</source>
        <translation>Da</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>No units.</source>
        <translation>Sin unidades.</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>Stands at</source>
        <translation>Está en</translation>
    </message>
    <message>
        <source>Entry {}: {}{}</source>
        <translation>Anotación {}: {}{}</translation>
    </message>
    <message>
        <source>Rulings changed</source>
        <translation>Decisiones cambiadas</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>Ninguna.</translation>
    </message>
    <message>
        <source>{:.0f} in 100</source>
        <translation>{:.0f} de cada 100</translation>
    </message>
    <message>
        <source>Harm</source>
        <translation>Daño</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Tiradas</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Esperado</translation>
    </message>
    <message>
        <source>Actual</source>
        <translation>Real</translation>
    </message>
    <message>
        <source>Chance of less</source>
        <translation>Menos en</translation>
    </message>
    <message>
        <source>the scenario does not begin by these charts</source>
        <translation>el escenario no empieza con estas tablas</translation>
    </message>
    <message>
        <source>no game and no scenario of this version is the one of the sheet</source>
        <translation>ninguna partida ni escenario de esta versión es el de la hoja</translation>
    </message>
    <message>
        <source>"{0}" is not a letter of a sheet: it has no O and no 0, no I and no 1</source>
        <translation>«{0}» no es una letra de una hoja: no tiene O ni 0, ni I ni 1</translation>
    </message>
    <message>
        <source>a letter is missing, or one too many: they stand in fours</source>
        <translation>falta una letra, o sobra: van de cuatro en cuatro</translation>
    </message>
    <message>
        <source>a letter is wrong, or two have changed places</source>
        <translation>una letra está mal, o dos han cambiado de sitio</translation>
    </message>
    <message>
        <source>words stand between two quotation marks</source>
        <translation>las palabras van entre comillas</translation>
    </message>
    <message>
        <source>a letter of the words is wrong, or two have changed places</source>
        <translation>una letra de las palabras está mal, o dos han cambiado de sitio</translation>
    </message>
    <message>
        <source>line {0} stands twice</source>
        <translation>la línea {0} está dos veces</translation>
    </message>
    <message>
        <source>line {0} is missing</source>
        <translation>falta la línea {0}</translation>
    </message>
    <message>
        <source>there is no line of a sheet in it</source>
        <translation>no hay en él ninguna línea de una hoja</translation>
    </message>
    <message>
        <source>the last line, which counts the others, is missing or is that of another sheet</source>
        <translation>la última línea, que cuenta las demás, falta o es la de otra hoja</translation>
    </message>
    <message>
        <source>more than {0} lines</source>
        <translation>más de {0} líneas</translation>
    </message>
    <message>
        <source>another version of Corneta printed the sheet</source>
        <translation>la hoja la imprimió otra versión de Corneta</translation>
    </message>
    <message>
        <source>no words belong here</source>
        <translation>aquí no van palabras</translation>
    </message>
    <message>
        <source>its words are missing, in quotation marks</source>
        <translation>faltan sus palabras, entre comillas</translation>
    </message>
    <message>
        <source>a roll is open: make it first</source>
        <translation>hay una tirada abierta: hazla antes</translation>
    </message>
    <message>
        <source>what was played has not taken effect: end the phase first</source>
        <translation>lo jugado no ha tenido efecto: acaba antes la fase</translation>
    </message>
    <message>
        <source>no sheet can hold how this game stands</source>
        <translation>ninguna hoja puede contener cómo está esta partida</translation>
    </message>
    <message>
        <source>the sheet is of a game with another beginning</source>
        <translation>la hoja es de una partida con otro comienzo</translation>
    </message>
    <message>
        <source>the game of the sheet was played by other charts: name their pack</source>
        <translation>la partida de la hoja se jugó con otras tablas: nombra su paquete</translation>
    </message>
    <message>
        <source>from paper</source>
        <translation>del papel</translation>
    </message>
    <message>
        <source>Paint the window into a PNG file and leave; needs no display.</source>
        <translation>Pinta la ventana en un archivo PNG y acaba; no necesita pantalla.</translation>
    </message>
    <message>
        <source>With --shot: as the window first appears, before the odds are counted.</source>
        <translation>Con --shot: la ventana como aparece al principio, antes de contar las probabilidades.</translation>
    </message>
    <message>
        <source>Size of the window, such as 1024x768.</source>
        <translation>Tamaño de la ventana, como 1024x768.</translation>
    </message>
    <message>
        <source>WxH</source>
        <translation>AnxAl</translation>
    </message>
    <message>
        <source>Size of the text, 100 to 300.</source>
        <translation>Tamaño del texto, de 100 a 300.</translation>
    </message>
    <message>
        <source>Settle the action with these faces, such as 13,4.</source>
        <translation>Resuelve la acción con estas caras, como 13,4.</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>Muestra esta ayuda.</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>Muestra la versión.</translation>
    </message>
    <message>
        <source>The window of Corneta, an assistant beside a wargames table. corneta-cli does the same without a window.</source>
        <translation>La ventana de Corneta, que acompaña a una mesa de juegos de guerra. corneta-cli hace lo mismo sin ventana.</translation>
    </message>
    <message>
        <source>Open this game</source>
        <translation>Abre esta partida</translation>
    </message>
    <message>
        <source>Open this action, such as: santa-anna fire</source>
        <translation>Abre esta acción, como: santa-anna fire</translation>
    </message>
    <message>
        <source>with these answers, such as: range=6.5 firer_castings=19</source>
        <translation>con estas respuestas, como: range=6.5 firer_castings=19</translation>
    </message>
    <message>
        <source>--size: "%1" is not a size such as 1024x768</source>
        <translation>--size: «%1» no es un tamaño como 1024x768</translation>
    </message>
    <message>
        <source>--text: "%1" is not a percentage from %2 to %3</source>
        <translation>--text: «%1» no es un porcentaje de %2 a %3</translation>
    </message>
    <message>
        <source>nothing comes after GAME.corneta</source>
        <translation>tras PARTIDA.corneta no va nada</translation>
    </message>
    <message>
        <source>after RULESET comes ACTION</source>
        <translation>tras REGLAMENTO va ACCIÓN</translation>
    </message>
    <message>
        <source>"%1" is not KEY=VALUE</source>
        <translation>«%1» no es CLAVE=VALOR</translation>
    </message>
    <message>
        <source>--shot needs a file</source>
        <translation>--shot necesita un archivo</translation>
    </message>
    <message>
        <source>corneta: no display to open a window on; corneta-cli works without one, and --shot paints the window into a file.
</source>
        <translation>corneta: no hay pantalla en que abrir una ventana; corneta-cli funciona sin ella, y --shot pinta la ventana en un archivo.
</translation>
    </message>
    <message>
        <source>The last line had broken off: its %1 bytes were taken off the game and lie in %2.torn.</source>
        <translation>La última línea se había interrumpido: sus %1 bytes se quitaron de la partida y están en %2.torn.</translation>
    </message>
    <message>
        <source>the roll was thrown away</source>
        <translation>la tirada se descartó</translation>
    </message>
    <message>
        <source>the roll is open and comes first: make it, or throw it away</source>
        <translation>la tirada está abierta y va primero: hazla o descártala</translation>
    </message>
    <message>
        <source>dice: too few; </source>
        <translation>dados: faltan; </translation>
    </message>
    <message>
        <source> is needed too
</source>
        <translation> también hace falta
</translation>
    </message>
    <message>
        <source>dice: too many
</source>
        <translation>dados: sobran
</translation>
    </message>
    <message>
        <source>--dice needs RULESET and ACTION
</source>
        <translation>--dice necesita REGLAMENTO y ACCIÓN
</translation>
    </message>
    <message>
        <source>no ruleset "</source>
        <translation>no hay reglamento «</translation>
    </message>
    <message>
        <source>no action "</source>
        <translation>no hay acción «</translation>
    </message>
    <message>
        <source>The file is not there any more.</source>
        <translation>El archivo ya no está.</translation>
    </message>
    <message>
        <source>It cannot be read as a game.</source>
        <translation>No se puede leer como partida.</translation>
    </message>
    <message>
        <source>Turn %1, %2   %3</source>
        <translation>Turno %1, %2   %3</translation>
    </message>
    <message>
        <source>Chosen: %1. %2</source>
        <translation>Elegido: %1. %2</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 y %2 más</translation>
    </message>
    <message>
        <source>The players look at it</source>
        <translation>La miran los jugadores</translation>
    </message>
    <message>
        <source>The sheet is whole: %1, turn %2, %3.</source>
        <translation>La hoja está entera: %1, turno %2, %3.</translation>
    </message>
    <message>
        <source>a row of the chart does not stand in the order of its enumerator</source>
        <translation>las filas de la tabla</translation>
    </message>
    <message>
        <source>, one or a list of up to {}</source>
        <translation>, una o una lista de hasta {}</translation>
    </message>
    <message>
        <source> a row, {} to {} rows</source>
        <translation> por fila, de {} a {} filas</translation>
    </message>
    <message>
        <source> (asked when {})</source>
        <translation> (se pregunta cuando {})</translation>
    </message>
    <message>
        <source>
Units of a game stand in its roles: {}
</source>
        <translation>
En sus papeles van unidades de una partida: {}
</translation>
    </message>
    <message>
        <source>  Its numbers: {}.
</source>
        <translation>  Sus números: {}.
</translation>
    </message>
    <message>
        <source>  --option {}: {}. {}</source>
        <translation>  --option {}: {}. {}</translation>
    </message>
    <message>
        <source> Not with {}.
</source>
        <translation> No con {}.
</translation>
    </message>
    <message>
        <source>any time</source>
        <translation>en cualquier momento</translation>
    </message>
    <message>
        <source>more than {0} different results, too many to print</source>
        <translation>más de {0} resultados distintos, demasiados para imprimirlos</translation>
    </message>
    <message>
        <source>not asked for so far</source>
        <translation>no preguntado hasta ahora</translation>
    </message>
    <message>
        <source>"{0}" is not a whole number from 0 to 18446744073709551615</source>
        <translation>«{0}» no es un número entero de 0 a 18446744073709551615</translation>
    </message>
    <message>
        <source>unknown command; corneta-cli --help names them</source>
        <translation>orden desconocida; corneta-cli --help las nombra</translation>
    </message>
    <message>
        <source>a verb is missing; there are {0}</source>
        <translation>falta un verbo; hay {0}</translation>
    </message>
    <message>
        <source>unknown verb; there are {0}</source>
        <translation>verbo desconocido; hay {0}</translation>
    </message>
    <message>
        <source>"{0}" is one argument too many</source>
        <translation>«{0}» es un argumento de más</translation>
    </message>
    <message>
        <source>"{0}" is not KEY=VALUE</source>
        <translation>«{0}» no es CLAVE=VALOR</translation>
    </message>
    <message>
        <source>{0} has no such option</source>
        <translation>{0} no tiene esa opción</translation>
    </message>
    <message>
        <source>a command is missing; corneta-cli --help names them</source>
        <translation>falta una orden; corneta-cli --help las nombra</translation>
    </message>
    <message>
        <source>standard output: cannot be written
</source>
        <translation>salida normal: no se puede escribir
</translation>
    </message>
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
        <source>Fatigue 1</source>
        <translation>Fatiga 1</translation>
    </message>
    <message>
        <source>Fatigue 2</source>
        <translation>Fatiga 2</translation>
    </message>
    <message>
        <source>Box %1</source>
        <translation>Caja %1</translation>
    </message>
    <message>
        <source>{0} has none</source>
        <translation>{0} no tiene ninguna</translation>
    </message>
    <message>
        <source>Chips and markers</source>
        <translation>Fichas y marcadores</translation>
    </message>
    <message>
        <source>Labels and caps of units</source>
        <translation>Etiquetas y capuchones de unidades</translation>
    </message>
    <message>
        <source>tick off</source>
        <translation>tachar</translation>
    </message>
    <message>
        <source>   ☐ left   ☒ lost   ◪ in between, such as stragglers</source>
        <translation>   ☐ queda   ☒ perdido   ◪ entre medias, como los rezagados</translation>
    </message>
    <message>
        <source>Without a command</source>
        <translation>Sin mando</translation>
    </message>
    <message>
        <source>lowest total with this result</source>
        <translation>total más bajo con este resultado</translation>
    </message>
    <message>
        <source>highest total with this result</source>
        <translation>total más alto con este resultado</translation>
    </message>
    <message>
        <source>rounded down</source>
        <translation>redondeado hacia abajo</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>to {}</source>
        <translation>hasta {}</translation>
    </message>
    <message>
        <source>over {} to {}</source>
        <translation>más de {} hasta {}</translation>
    </message>
    <message>
        <source>{0}, {1} {2}, {3}: stated already at {4}</source>
        <translation>{0}, {1} {2}, {3}: ya lo dice {4}</translation>
    </message>
    <message>
        <source>{0}, {1} {2}: stated already at {3}</source>
        <translation>{0}, {1} {2}: ya lo dice {3}</translation>
    </message>
    <message>
        <source>{0}, {1} {2}, {3}: {4}, expected null: the rules read no value there</source>
        <translation>{0}, {1} {2}, {3}: {4}, se esperaba null: ahí las reglas no leen ningún valor</translation>
    </message>
    <message>
        <source>more than {0} units: nothing from here on is read</source>
        <translation>más de {0} unidades: desde aquí no se lee nada</translation>
    </message>
    <message>
        <source>more than {0} cells: nothing from here on is read</source>
        <translation>más de {0} casillas: desde aquí no se lee nada</translation>
    </message>
    <message>
        <source>a quote stands within a cell that is not quoted</source>
        <translation>hay una comilla dentro de una casilla sin comillas</translation>
    </message>
    <message>
        <source>a quote is not closed</source>
        <translation>una comilla queda sin cerrar</translation>
    </message>
    <message>
        <source>something stands behind a closed quote</source>
        <translation>hay algo tras una comilla cerrada</translation>
    </message>
    <message>
        <source>longer than {0} letters</source>
        <translation>de más de {0} letras</translation>
    </message>
    <message>
        <source>not UTF-8</source>
        <translation>no es UTF-8</translation>
    </message>
    <message>
        <source>leave out the control character U+{0}</source>
        <translation>quita el carácter de control U+{0}</translation>
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
        <source>Strength</source>
        <translation>Fuerza</translation>
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
        <source>Attacker</source>
        <translation>Atacante</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Defensor</translation>
    </message>
    <message>
        <source>Attacker {0}, defender {1}: a tie tires the {2}.</source>
        <translation>Atacante {0}, defensor {1}: un empate fatiga al {2}.</translation>
    </message>
    <message>
        <source>Attacker {0}, defender {1}: a tie.</source>
        <translation>Atacante {0}, defensor {1}: empate.</translation>
    </message>
    <message>
        <source>Attacker {0}, defender {1}: the {2} is hit.</source>
        <translation>Atacante {0}, defensor {1}: el {2} sufre un impacto.</translation>
    </message>
    <message>
        <source>Attacker {0}, defender {1}: the {2} tires.</source>
        <translation>Atacante {0}, defensor {1}: el {2} se fatiga.</translation>
    </message>
    <message>
        <source>Attacker {0}, defender {1}: the {2} loses.</source>
        <translation>Atacante {0}, defensor {1}: el {2} pierde.</translation>
    </message>
    <message>
        <source>It retreats</source>
        <translation>Se retira</translation>
    </message>
    <message>
        <source>It holds</source>
        <translation>Mantiene</translation>
    </message>
    <message>
        <source>Each first-line brigade of the {2}: fatigue +{0}, to {1} at most; a routed one takes no more.</source>
        <translation>Cada brigada de primera línea del {2}: fatiga +{0}, hasta {1} como mucho; una desbandada no recibe más.</translation>
    </message>
    <message>
        <source>Each first-line brigade of the {2}: fatigue +{0}, to {1} at most.</source>
        <translation>Cada brigada de primera línea del {2}: fatiga +{0}, hasta {1} como mucho.</translation>
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
        <source>Each first-line brigade that is hit retreats or holds for itself: give its own strength at the start, losses, fatigue and star, and whether it is mounted.</source>
        <translation>Cada brigada de primera línea que sufre un impacto se retira o mantiene por sí misma: da su propia fuerza inicial, pérdidas, fatiga y estrella, y si va montada.</translation>
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
        <source>Terrain</source>
        <translation>Terreno</translation>
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
        <source>Attack</source>
        <translation>Ataque</translation>
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
        <source>its strength is missing</source>
        <translation>falta decir qué fuerza tiene</translation>
    </message>
    <message>
        <source>{0} is not what its losses leave of {1}</source>
        <translation>{0} no es lo que sus pérdidas dejan de {1}</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>die for the initiative</source>
        <translation>dado de la iniciativa</translation>
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
        <source>Turns</source>
        <translation>Turnos</translation>
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
        <source>Movement: fixed numbers</source>
        <translation>Movimiento: números fijos</translation>
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
        <source>Victory points</source>
        <translation>Puntos de victoria</translation>
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
        <source>rolled</source>
        <translation>se tira</translation>
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
        <source>turns of the game</source>
        <translation>turnos de la partida</translation>
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
        <source>The division acts on its own.</source>
        <translation>La división actúa por su cuenta.</translation>
    </message>
    <message>
        <source>The division stays where it is and counts as having moved.</source>
        <translation>La división se queda donde está y cuenta como si se hubiera movido.</translation>
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
        <source>Initiative</source>
        <translation>Iniciativa</translation>
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
        <source>Side</source>
        <translation>Bando</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
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
        <source>Attacks</source>
        <translation>Ataca</translation>
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
        <source>points left</source>
        <translation>puntos que quedan</translation>
    </message>
    <message>
        <source>it can</source>
        <translation>puede</translation>
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
        <source>It can move there: points used {0}, left {1}.</source>
        <translation>Puede llegar: puntos usados {0}, quedan {1}.</translation>
    </message>
    <message>
        <source>It cannot move there: points needed {0}.</source>
        <translation>No puede llegar: puntos que hacen falta {0}.</translation>
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
        <source>Movement cost</source>
        <translation>Coste de movimiento</translation>
    </message>
    <message>
        <source>Whether movement points suffice for a move, or a division is in command range.</source>
        <translation>Si los puntos de movimiento bastan para un movimiento, o una división está dentro del alcance de mando.</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Victoria</translation>
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
        <source>{0} stands there twice</source>
        <translation>{0} está ahí dos veces</translation>
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
        <source>The brigade holds to its last point of strength and is gone, losses {0}.</source>
        <translation>La brigada mantiene hasta su último punto de fuerza y desaparece, pérdidas {0}.</translation>
    </message>
    <message>
        <source>The brigade holds its zone, losses {0}.</source>
        <translation>La brigada mantiene su zona, pérdidas {0}.</translation>
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
        <source>The routed brigade moves on, losses {0}.</source>
        <translation>La brigada desbandada sigue moviéndose, pérdidas {0}.</translation>
    </message>
    <message>
        <source>The brigade routs of its own will, losses {0}.</source>
        <translation>La brigada se desbanda por voluntad propia, pérdidas {0}.</translation>
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
        <source>Losses</source>
        <translation>Pérdidas</translation>
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
        <source>Mounted</source>
        <translation>Montada</translation>
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
        <source>The brigade stays routed.</source>
        <translation>La brigada sigue desbandada.</translation>
    </message>
    <message>
        <source>The brigade is organized again.</source>
        <translation>La brigada vuelve a estar organizada.</translation>
    </message>
    <message>
        <source>The brigade is organized again and recovers a step.</source>
        <translation>La brigada vuelve a estar organizada y recupera un escalón.</translation>
    </message>
    <message>
        <source>The brigade is organized again and recovers {0} steps.</source>
        <translation>La brigada vuelve a estar organizada y recupera {0} escalones.</translation>
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
        <source>One brigade after the other; then the next division.</source>
        <translation>Una brigada tras otra; luego la división siguiente.</translation>
    </message>
    <message>
        <source>Out of command range: it tests its initiative.</source>
        <translation>Fuera del alcance de mando: hace su prueba de iniciativa.</translation>
    </message>
    <message>
        <source>It tests its initiative</source>
        <translation>Hace su prueba de iniciativa</translation>
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
        <source>It rests: fatigue {0}.</source>
        <translation>Descansa: fatiga {0}.</translation>
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
        <source>It occupies the zone.</source>
        <translation>Ocupa la zona.</translation>
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
        <source>{0} are left in the train (7.3 Movement of the Confederate Artillery Train)</source>
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
        <source>One for each brigade named.</source>
        <translation>Uno por cada brigada nombrada.</translation>
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
        <source>Rest</source>
        <translation>Descansar</translation>
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
        <source>, after all moves</source>
        <translation>, después de todos los movimientos</translation>
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
        <source>{0} is on the map</source>
        <translation>{0} está en el mapa</translation>
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
        <source>Movement</source>
        <translation>Movimiento</translation>
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
        <source>the attacker</source>
        <translation>el atacante</translation>
    </message>
    <message>
        <source>the defender</source>
        <translation>el defensor</translation>
    </message>
    <message>
        <source>a strength of {1} that attacks {0}</source>
        <translation>una fuerza de {1} que ataca a {0}</translation>
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
        <source>nothing</source>
        <translation>nada</translation>
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
        <source>Not on the map yet</source>
        <translation>Aún no está en el mapa</translation>
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
        <source>Arm</source>
        <translation>Arma</translation>
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
        <source>has moved</source>
        <translation>se ha movido</translation>
    </message>
    <message>
        <source>has attacked</source>
        <translation>ha atacado</translation>
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
        <source>the initiative has not been rolled</source>
        <translation>no se ha tirado la iniciativa</translation>
    </message>
    <message>
        <source>has not rolled for activation</source>
        <translation>no ha tirado la activación</translation>
    </message>
    <message>
        <source>may be one of the divisions that must be activated</source>
        <translation>puede ser una de las divisiones que hay que activar</translation>
    </message>
    <message>
        <source>may be activated in range of its headquarters</source>
        <translation>puede activarse al alcance de su cuartel general</translation>
    </message>
    <message>
        <source>has not acted</source>
        <translation>no ha actuado</translation>
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
        <source>from turn {0} on</source>
        <translation>desde el turno {0}</translation>
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
        <source>{2} with {0} points, losses {1}; zones as last passed</source>
        <translation>{2} con {0} puntos, pérdidas {1}; zonas según el último paso</translation>
    </message>
    <message>
        <source>{0} points, losses {1}; zones as last passed</source>
        <translation>{0} puntos, pérdidas {1}; zonas según el último paso</translation>
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
        <source>The last turn is over.</source>
        <translation>El último turno ha acabado.</translation>
    </message>
    <message>
        <source>Who has won</source>
        <translation>Quién ha ganado</translation>
    </message>
    <message>
        <source>{0}, {1} {2}, {3}: {4}, expected a value</source>
        <translation>{0}, {1} {2}, {3}: {4}, se esperaba un valor</translation>
    </message>
    <message>
        <source>{0} is missing</source>
        <translation>falta {0}</translation>
    </message>
    <message>
        <source>{0}: {1} {2} is missing</source>
        <translation>{0}: falta {1} {2}</translation>
    </message>
    <message>
        <source>{0}, {1} {2}: {3} is missing</source>
        <translation>{0}, {1} {2}: falta {3}</translation>
    </message>
    <message>
        <source>ruleset</source>
        <translation>reglamento</translation>
    </message>
    <message>
        <source>pack: unknown member "{0}"</source>
        <translation>pack: miembro desconocido «{0}»</translation>
    </message>
    <message>
        <source>"pack" is {0}, expected a name</source>
        <translation>"pack" es {0}, se esperaba un nombre</translation>
    </message>
    <message>
        <source>pack: missing "ruleset"</source>
        <translation>pack: falta "ruleset"</translation>
    </message>
    <message>
        <source>the pack is for {0}, expected "{1}"</source>
        <translation>el paquete es para {0}, se esperaba «{1}»</translation>
    </message>
    <message>
        <source>"pack" may only stand in the first statement</source>
        <translation>"pack" solo puede estar en la primera declaración</translation>
    </message>
    <message>
        <source>{0}, {1} {2}, {3}: {4} instead of {5} ({6})</source>
        <translation>{0}, {1} {2}, {3}: {4} en lugar de {5} ({6})</translation>
    </message>
    <message>
        <source>{0}, {1} {2}: from {3} is above to {4}</source>
        <translation>{0}, {1} {2}: desde {3} es mayor que hasta {4}</translation>
    </message>
    <message>
        <source>{0}: no {1} covers {2} and less</source>
        <translation>{0}: ningún {1} abarca {2} y menos</translation>
    </message>
    <message>
        <source>{0}: the first {1} begins at {2}, expected {3}</source>
        <translation>{0}: el primer {1} empieza en {2}, se esperaba {3}</translation>
    </message>
    <message>
        <source>{0}: the first {1} is open below, expected {2}</source>
        <translation>{0}: el primer {1} está abierto por abajo, se esperaba {2}</translation>
    </message>
    <message>
        <source>{0}: no {1} covers {2} and more</source>
        <translation>{0}: ningún {1} abarca {2} y más</translation>
    </message>
    <message>
        <source>{0}: {1} {2} is open where {1} {3} also stands</source>
        <translation>{0}: {1} {2} está abierto donde también está {1} {3}</translation>
    </message>
    <message>
        <source>{0}: no {1} covers {2}</source>
        <translation>{0}: ningún {1} abarca {2}</translation>
    </message>
    <message>
        <source>{0}: no {1} covers {2} to {3}</source>
        <translation>{0}: ningún {1} abarca {2} a {3}</translation>
    </message>
    <message>
        <source>{0}: {1} {2} and {1} {3} both cover {4}</source>
        <translation>{0}: {1} {2} y {1} {3} abarcan {4} los dos</translation>
    </message>
    <message>
        <source>{0}, {1} {2}: {3} {4} is not above {5} {6}</source>
        <translation>{0}, {1} {2}: {3} {4} no es mayor que {5} {6}</translation>
    </message>
    <message>
        <source>{0}, {1} {2}: no number at all</source>
        <translation>{0}, {1} {2}: ningún número</translation>
    </message>
    <message>
        <source>{0}, {1} {2}: missing "source"</source>
        <translation>{0}, {1} {2}: falta "source"</translation>
    </message>
    <message>
        <source>{0}: unknown member "{1}"</source>
        <translation>{0}: miembro desconocido «{1}»</translation>
    </message>
    <message>
        <source>{0}: missing "{1}"</source>
        <translation>{0}: falta "{1}"</translation>
    </message>
    <message>
        <source>{0}: "{1}" is {2}, expected text or a number</source>
        <translation>{0}: "{1}" es {2}, se esperaba un texto o un número</translation>
    </message>
    <message>
        <source>{0}: unknown {1} "{2}"</source>
        <translation>{0}: {1} «{2}», desconocido</translation>
    </message>
    <message>
        <source>{0}, {1} {2}: "rule" is {3}, expected the name of a section</source>
        <translation>{0}, {1} {2}: "rule" es {3}, se esperaba el nombre de una sección</translation>
    </message>
    <message>
        <source>{0}, {1} {2}: "{3}" is {4}, expected rules, example or house</source>
        <translation>{0}, {1} {2}: "{3}" es {4}, se esperaba rules, example o house</translation>
    </message>
    <message>
        <source>{0}, {1} {2}: "{3}" is {4}, which only a pack's cells are</source>
        <translation>{0}, {1} {2}: "{3}" es {4}, y eso solo lo son casillas de un paquete</translation>
    </message>
    <message>
        <source>{0}, {1} {2}: "sources" is {3}, expected an object</source>
        <translation>{0}, {1} {2}: "sources" es {3}, se esperaba un objeto</translation>
    </message>
    <message>
        <source>, which is not a cell of this row)</source>
        <translation>, que no es una casilla de esta fila)</translation>
    </message>
    <message>
        <source>{0}, {1} {2}, {3}: {4}, expected a list of {5} {6}</source>
        <translation>{0}, {1} {2}, {3}: {4}, se esperaba una lista de {5} {6}</translation>
    </message>
    <message>
        <source>{0}, {1} {2}: {3} {4}, expected {5}</source>
        <translation>{0}, {1} {2}: {3} {4}, se esperaba {5}</translation>
    </message>
    <message>
        <source>{0}, {1} {2}, {3}: "{4}" is none of the {5} {6} to {7}</source>
        <translation>{0}, {1} {2}, {3}: «{4}» no está entre {5} {6} y {7}</translation>
    </message>
    <message>
        <source>"chart" is {0}, expected text</source>
        <translation>"chart" es {0}, se esperaba un texto</translation>
    </message>
    <message>
        <source>unknown chart "{0}"</source>
        <translation>tabla desconocida «{0}»</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>una lista</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objeto</translation>
    </message>
    <message>
        <source>{0}, {1} {2}, {3}: {4}, expected a whole number</source>
        <translation>{0}, {1} {2}, {3}: {4}, se esperaba un número entero</translation>
    </message>
    <message>
        <source>{0}, {1} {2}, {3}: {4}, expected a whole number or tenths</source>
        <translation>{0}, {1} {2}, {3}: {4}, se esperaba un número entero o con décimas</translation>
    </message>
    <message>
        <source>{0}, {1} {2}, {3}: {4}, expected a whole number, tenths or a fraction such as "1/4"</source>
        <translation>{0}, {1} {2}, {3}: {4}, se esperaba un número entero, con décimas o una fracción como "1/4"</translation>
    </message>
    <message>
        <source>{0}, {1} {2}, {3}: {4}, expected {5} to {6}</source>
        <translation>{0}, {1} {2}, {3}: {4}, se esperaba de {5} a {6}</translation>
    </message>
    <message>
        <source>{0}, {1} {2}, {3}: {4}, expected a number</source>
        <translation>{0}, {1} {2}, {3}: {4}, se esperaba un número</translation>
    </message>
    <message>
        <source>{0}, {1} {2}, {3}: {4}, expected dice such as 2d6 or 1d4-2</source>
        <translation>{0}, {1} {2}, {3}: {4}, se esperaban dados como 2d6 o 1d4-2</translation>
    </message>
    <message>
        <source>{0}, {1} {2}, {3}: {4}, expected {5} to {6} dice of {7} to {8} sides</source>
        <translation>{0}, {1} {2}, {3}: {4}, se esperaban de {5} a {6} dados de {7} a {8} caras</translation>
    </message>
    <message>
        <source>{0}, {1} {2}, {3}: {4}, expected {5} to {6} after the dice</source>
        <translation>{0}, {1} {2}, {3}: {4}, se esperaba de {5} a {6} tras los dados</translation>
    </message>
    <message>
        <source>{0}, {1} {2}, {3}: {4}, expected one of {5}</source>
        <translation>{0}, {1} {2}, {3}: {4}, se esperaba uno de {5}</translation>
    </message>
    <message>
        <source>less than {0}, {1}: these rise as a rule</source>
        <translation>menos que {0}, {1}: estos números suben por regla general</translation>
    </message>
    <message>
        <source>more than {0}, {1}: these rise as a rule</source>
        <translation>más que {0}, {1}: estos números suben por regla general</translation>
    </message>
    <message>
        <source>the rules read a value here</source>
        <translation>aquí las reglas leen un valor</translation>
    </message>
    <message>
        <source>the rules read no value here</source>
        <translation>aquí las reglas no leen ningún valor</translation>
    </message>
    <message>
        <source>one to the left</source>
        <translation>el de la izquierda</translation>
    </message>
    <message>
        <source>one above</source>
        <translation>el de arriba</translation>
    </message>
    <message>
        <source>one to the right</source>
        <translation>el de la derecha</translation>
    </message>
    <message>
        <source>one below</source>
        <translation>el de abajo</translation>
    </message>
    <message>
        <source>{0} faces, where {1}d{2} are rolled</source>
        <translation>{0} caras, donde se tiran {1}d{2}</translation>
    </message>
    <message>
        <source>a d{1} has no face {0}</source>
        <translation>un d{1} no tiene cara {0}</translation>
    </message>
    <message>
        <source>{0} rows, where the longest list beside it has {1}</source>
        <translation>{0} filas, cuando la lista más larga de al lado tiene {1}</translation>
    </message>
    <message>
        <source>there is no such field</source>
        <translation>no hay tal campo</translation>
    </message>
    <message>
        <source>given twice</source>
        <translation>se da dos veces</translation>
    </message>
    <message>
        <source>asked only when {0}; without that it stays {1}</source>
        <translation>solo se pregunta cuando {0}; si no, queda en {1}</translation>
    </message>
    <message>
        <source>{0} rows, not from {1} to {2}</source>
        <translation>{0} filas, no de {1} a {2}</translation>
    </message>
    <message>
        <source> and </source>
        <translation> y </translation>
    </message>
    <message>
        <source>asked when {0}, which is not a field</source>
        <translation>se pregunta cuando {0}, que no es un campo</translation>
    </message>
    <message>
        <source>asked when {0} is {1}, which it cannot be</source>
        <translation>se pregunta cuando {0} es {1}, lo que no puede ser</translation>
    </message>
    <message>
        <source>castings</source>
        <translation>figuras</translation>
    </message>
    <message>
        <source>guns</source>
        <translation>cañones</translation>
    </message>
    <message>
        <source>bases</source>
        <translation>bases</translation>
    </message>
    <message>
        <source>points</source>
        <translation>puntos</translation>
    </message>
    <message>
        <source>"{0}" is none of {1}</source>
        <translation>«{0}» no es ninguno de {1}</translation>
    </message>
    <message>
        <source>"{0}" is not a whole number</source>
        <translation>«{0}» no es un número entero</translation>
    </message>
    <message>
        <source>"{0}" is not a number in whole or tenths</source>
        <translation>«{0}» no es un número entero ni con décimas</translation>
    </message>
    <message>
        <source>{0} is not from {1} to {2}</source>
        <translation>{0} no está entre {1} y {2}</translation>
    </message>
    <message>
        <source>"{0}" stands there twice</source>
        <translation>«{0}» está dos veces</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>"{0}" is neither yes nor no</source>
        <translation>«{0}» no es ni sí ni no</translation>
    </message>
    <message>
        <source>turn up</source>
        <translation>volver boca arriba</translation>
    </message>
    <message>
        <source>the number of games must be from 1 to {0}</source>
        <translation>las partidas van de 1 a {0}</translation>
    </message>
    <message>
        <source>the last turn must be from 1 to {0}</source>
        <translation>el último turno es uno de 1 a {0}</translation>
    </message>
    <message>
        <source>it does not say which charts or sides</source>
        <translation>no dice con qué tablas o bandos</translation>
    </message>
    <message>
        <source>its counts are not those of {0} games</source>
        <translation>sus cuentas no son las de {0} partidas</translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <translation>{0} a {1}</translation>
    </message>
    <message>
        <source>the ruleset's own charts</source>
        <translation>las tablas del reglamento</translation>
    </message>
    <message>
        <source>Turns: {0} on average, 95 % interval {1} to {2}; {3} to {4} in all games</source>
        <translation>Turnos: {0} de media, intervalo del 95 % de {1} a {2}; {3} como mínimo, {4} como máximo</translation>
    </message>
    <message>
        <source>Of those undecided, {0} got stuck: the automatic player found no legal play</source>
        <translation>De las no decididas, {0} no siguieron: el jugador no encontró nada que permitan las reglas</translation>
    </message>
    <message>
        <source>of all games</source>
        <translation>de todas las partidas</translation>
    </message>
    <message>
        <source>95 % interval (Wilson)</source>
        <translation>intervalo del 95 % (Wilson)</translation>
    </message>
    <message>
        <source>losses on average</source>
        <translation>pérdidas de media</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>intervalo del 95 %</translation>
    </message>
    <message>
        <source>of a strength of</source>
        <translation>de una fuerza de</translation>
    </message>
    <message>
        <source>army broke</source>
        <translation>ejército quebrado</translation>
    </message>
    <message>
        <source>By {0}</source>
        <translation>En {0}</translation>
    </message>
    <message>
        <source>nothing left</source>
        <translation>no queda nada</translation>
    </message>
    <message>
        <source>{0} to {1} % left</source>
        <translation>queda de {0} a {1} %</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>en total</translation>
    </message>
    <message>
        <source>Units broke for the first time with</source>
        <translation>Las unidades se desbandaron por primera vez con</translation>
    </message>
    <message>
        <source>won in 100</source>
        <translation>ganadas de cada 100</translation>
    </message>
    <message>
        <source>95 % interval (Agresti and Min)</source>
        <translation>intervalo del 95 % (Agresti y Min)</translation>
    </message>
    <message>
        <source>The same games, {0} less {1}</source>
        <translation>Las mismas partidas, {0} menos {1}</translation>
    </message>
    <message>
        <source>Turns: {0}, 95 % interval {1} to {2}</source>
        <translation>Turnos: {0}, intervalo del 95 % de {1} a {2}</translation>
    </message>
    <message>
        <source>{0} of {1}: games {2} to {3} by seed {4}</source>
        <translation>{0} de {1}: partidas {2} a {3} con la semilla {4}</translation>
    </message>
    <message>
        <source>{0} of {1}: {2} game by seed {3}</source>
        <translation>{0} de {1}: {2} partida con la semilla {3}</translation>
    </message>
    <message>
        <source>{0} of {1}: {2} games by seed {3}</source>
        <translation>{0} de {1}: {2} partidas con la semilla {3}</translation>
    </message>
    <message>
        <source>{0} % ({1} to {2})</source>
        <translation>{0} % ({1} a {2})</translation>
    </message>
    <message>
        <source>{0} battles by seed {1} that play themselves from here, with 95 % intervals; both sides play bluntly</source>
        <translation>{0} batallas con la semilla {1} que se juegan solas desde aquí, con intervalos del 95 %; los dos bandos juegan de forma tosca</translation>
    </message>
    <message>
        <source>who wins from here</source>
        <translation>quién gana desde aquí</translation>
    </message>
    <message>
        <source>its army breaks</source>
        <translation>su ejército se quiebra</translation>
    </message>
    <message>
        <source>stands at</source>
        <translation>está en</translation>
    </message>
    <message>
        <source>of {} {}
</source>
        <translation>de {} {}
</translation>
    </message>
    <message>
        <source>has broken</source>
        <translation>se ha quebrado</translation>
    </message>
    <message>
        <source>{0} in {1}, {2}</source>
        <translation>{0} de cada {1}, {2}</translation>
    </message>
    <message>
        <source>at the end of this phase, counted exactly</source>
        <translation>al final de esta fase, contado con exactitud</translation>
    </message>
    <message>
        <source>at the end of this phase, counted exactly, with 1 play that is still to be rolled</source>
        <translation>al final de esta fase, contado con exactitud, con 1 jugada aún por tirar</translation>
    </message>
    <message>
        <source>at the end of this phase, counted exactly, with {0} plays that are still to be rolled</source>
        <translation>al final de esta fase, contado con exactitud, con {0} jugadas aún por tirar</translation>
    </message>
    <message>
        <source>is another unit there</source>
        <translation>ya hay otra unidad allí</translation>
    </message>
    <message>
        <source>say why it is struck</source>
        <translation>di por qué se tacha</translation>
    </message>
    <message>
        <source>say why it is changed</source>
        <translation>di por qué se lee de otro modo</translation>
    </message>
    <message>
        <source>there is nothing to undo</source>
        <translation>no hay nada que deshacer</translation>
    </message>
    <message>
        <source>there is nothing to redo</source>
        <translation>no hay nada que rehacer</translation>
    </message>
    <message>
        <source>say why the charts change</source>
        <translation>di por qué cambian las tablas</translation>
    </message>
    <message>
        <source>say why it goes on from paper</source>
        <translation>di por qué sigue desde el papel</translation>
    </message>
    <message>
        <source>it says nothing</source>
        <translation>no dice nada</translation>
    </message>
    <message>
        <source>unknown stat</source>
        <translation>valor desconocido</translation>
    </message>
    <message>
        <source>"{0}" is not a key: a-z, 0-9 and -, at most 40</source>
        <translation>«{0}» no es una clave: a-z, 0-9 y -, 40 como mucho</translation>
    </message>
    <message>
        <source>code</source>
        <translation>código</translation>
    </message>
    <message>
        <source>"{0}" is not two large letters or digits</source>
        <translation>«{0}» no son dos mayúsculas o cifras</translation>
    </message>
    <message>
        <source>unknown kind "{0}"</source>
        <translation>clase desconocida «{0}»</translation>
    </message>
    <message>
        <source>there is no side "{0}"</source>
        <translation>no hay bando «{0}»</translation>
    </message>
    <message>
        <source>the battle is decided; give a reason to play on</source>
        <translation>la batalla está decidida; da un motivo para seguir jugando</translation>
    </message>
    <message>
        <source>say why the numbers change</source>
        <translation>di por qué cambian los números</translation>
    </message>
    <message>
        <source>no stat is given</source>
        <translation>no se da ningún valor</translation>
    </message>
    <message>
        <source>{0} has no rule to split units</source>
        <translation>{0} no tiene regla para dividir unidades</translation>
    </message>
    <message>
        <source>first end the phase: what was played in it has not taken effect</source>
        <translation>acaba antes la fase: lo jugado en ella no ha tenido efecto</translation>
    </message>
    <message>
        <source>a unit cannot join itself</source>
        <translation>una unidad no puede unirse a sí misma</translation>
    </message>
    <message>
        <source>first turn up what lies face down beside it</source>
        <translation>vuelve antes boca arriba lo que tiene boca abajo</translation>
    </message>
    <message>
        <source>{0} has no rule to join units</source>
        <translation>{0} no tiene regla para unir unidades</translation>
    </message>
    <message>
        <source>{0} are not laid in the phase {1}</source>
        <translation>{0} no se ponen en la fase {1}</translation>
    </message>
    <message>
        <source>nothing is laid face down beside a {0}</source>
        <translation>no se pone nada boca abajo junto a: {0}</translation>
    </message>
    <message>
        <source>It takes the place of what lay there before.</source>
        <translation>Ocupa el lugar de lo que había antes.</translation>
    </message>
    <message>
        <source>nothing lies face down</source>
        <translation>no hay nada boca abajo</translation>
    </message>
    <message>
        <source>nothing lies face down there</source>
        <translation>allí no hay nada boca abajo</translation>
    </message>
    <message>
        <source>{0}: {1} (said, not proven).</source>
        <translation>{0}: {1} (dicho, no probado).</translation>
    </message>
    <message>
        <source>turns and rounds count from 1</source>
        <translation>turnos y rondas cuentan desde 1</translation>
    </message>
    <message>
        <source>a follow-up offers nothing</source>
        <translation>una consecuencia no ofrece nada</translation>
    </message>
    <message>
        <source>{0} does not change {1} so</source>
        <translation>{0} no cambia {1} así</translation>
    </message>
    <message>
        <source>{0}: "{1}" is not a number</source>
        <translation>{0}: «{1}» no es un número</translation>
    </message>
    <message>
        <source>it does not say what {0} leaves</source>
        <translation>no dice qué deja {0}</translation>
    </message>
    <message>
        <source>a ruling does not say how entry {0} is read</source>
        <translation>una decisión no dice cómo se lee la anotación {0}</translation>
    </message>
    <message>
        <source>"{0}" is not an action of {1}</source>
        <translation>«{0}» no es una acción de {1}</translation>
    </message>
    <message>
        <source>a unit arrives without key or kind</source>
        <translation>llega una unidad sin clave o sin clase</translation>
    </message>
    <message>
        <source>entry {}: {}</source>
        <translation>anotación {}: {}</translation>
    </message>
    <message>
        <source>another time</source>
        <translation>otro momento</translation>
    </message>
    <message>
        <source>other entries changed</source>
        <translation>otras anotaciones leídas de otro modo</translation>
    </message>
    <message>
        <source>other dice are asked for</source>
        <translation>se piden otros dados</translation>
    </message>
    <message>
        <source>another outcome</source>
        <translation>otro resultado</translation>
    </message>
    <message>
        <source>other effects</source>
        <translation>otros efectos</translation>
    </message>
    <message>
        <source>other chances</source>
        <translation>otras probabilidades</translation>
    </message>
    <message>
        <source>entry {}</source>
        <translation>anotación {}</translation>
    </message>
    <message>
        <source>refused now: {0}</source>
        <translation>ahora se rechaza: {0}</translation>
    </message>
    <message>
        <source>not in force</source>
        <translation>no vale</translation>
    </message>
    <message>
        <source>only an action that was played can be changed</source>
        <translation>solo una acción jugada se puede leer de otro modo</translation>
    </message>
    <message>
        <source>no later entry that is in force</source>
        <translation>no es una anotación posterior que valga</translation>
    </message>
    <message>
        <source>{0} would be below 0</source>
        <translation>{0} quedaría por debajo de 0</translation>
    </message>
    <message>
        <source>no longer fits: {0}</source>
        <translation>ya no encaja: {0}</translation>
    </message>
    <message>
        <source>it is empty: the first line must name the columns</source>
        <translation>no dice nada: la primera línea ha de nombrar las columnas</translation>
    </message>
    <message>
        <source>has {0} cells, the first line has {1}</source>
        <translation>tiene {0} casillas, la primera línea tiene {1}</translation>
    </message>
    <message>
        <source>the column "{0}" stands there twice</source>
        <translation>la columna «{0}» está dos veces</translation>
    </message>
    <message>
        <source>unknown column "{0}"</source>
        <translation>columna desconocida «{0}»</translation>
    </message>
    <message>
        <source>the column key is missing</source>
        <translation>falta la columna key</translation>
    </message>
    <message>
        <source>it is "{0}" in the game and stays so</source>
        <translation>en la partida es «{0}» y sigue así</translation>
    </message>
    <message>
        <source>the first line must name the scenario</source>
        <translation>la primera línea ha de nombrar el escenario</translation>
    </message>
    <message>
        <source>"{0}" is not {1}</source>
        <translation>«{0}» no es {1}</translation>
    </message>
    <message>
        <source>there is no option "{0}"</source>
        <translation>no hay opción «{0}»</translation>
    </message>
    <message>
        <source>more than {0} units</source>
        <translation>más de {0} unidades</translation>
    </message>
    <message>
        <source>not a text of at most {0} letters</source>
        <translation>no es un texto de {0} letras como mucho</translation>
    </message>
    <message>
        <source>not an object</source>
        <translation>no es un objeto</translation>
    </message>
    <message>
        <source>neither a number in whole or tenths, a word, true, false nor a list of words</source>
        <translation>ni un número entero o con décimas, ni una palabra, true, false o una lista de palabras</translation>
    </message>
    <message>
        <source>"{0}" is none of rules, example, house, yours</source>
        <translation>«{0}» no es ninguno de rules, example, house, yours</translation>
    </message>
    <message>
        <source>the line states no such stat</source>
        <translation>la línea no dice ese valor</translation>
    </message>
    <message>
        <source>unknown option; the scenario has none</source>
        <translation>opción desconocida; el escenario no tiene ninguna</translation>
    </message>
    <message>
        <source>unknown option; there are {0}</source>
        <translation>opción desconocida; hay {0}</translation>
    </message>
    <message>
        <source>does not go with {0}</source>
        <translation>no va con {0}</translation>
    </message>
    <message>
        <source>entry {0} has no such follow-up that is still owed</source>
        <translation>la anotación {0} no tiene esa consecuencia todavía pendiente</translation>
    </message>
    <message>
        <source>there is no choice {0}</source>
        <translation>no hay elección {0}</translation>
    </message>
    <message>
        <source>it changes an entry twice or one that is not in force</source>
        <translation>cambia una anotación dos veces o una que no vale</translation>
    </message>
    <message>
        <source>it has no reading of its own</source>
        <translation>no tiene lectura propia</translation>
    </message>
    <message>
        <source>its number is not the next one</source>
        <translation>su número no es el siguiente</translation>
    </message>
    <message>
        <source>it does not change the entry that it names</source>
        <translation>no cambia la anotación que nombra</translation>
    </message>
    <message>
        <source>{}'s worst roll: entry {}, {:.1f} less harm than average.</source>
        <translation>La peor tirada de {}: anotación {}, {:.1f} de daño menos de lo que se esperaba.</translation>
    </message>
    <message>
        <source>{}'s worst streak: {} rolls from entry {} to {}, {:.1f} less harm than average.</source>
        <translation>La peor racha de {}: {} tiradas de la anotación {} a la {}, {:.1f} de daño menos de lo que se esperaba.</translation>
    </message>
    <message>
        <source>there is no such unit at that moment</source>
        <translation>entonces no hay tal unidad</translation>
    </message>
    <message>
        <source>a unit with that key or code is there already</source>
        <translation>ya hay tal unidad</translation>
    </message>
    <message>
        <source>there is no side "{0}" at that moment</source>
        <translation>entonces no hay bando «{0}»</translation>
    </message>
    <message>
        <source>{0} is not a number</source>
        <translation>{0} no es un número</translation>
    </message>
    <message>
        <source>units of this side are there still</source>
        <translation>todavía hay unidades de este bando</translation>
    </message>
    <message>
        <source>what was played with it has not taken effect</source>
        <translation>lo jugado con ella no ha tenido efecto</translation>
    </message>
    <message>
        <source>it is owed for {0}; give a reason to do it without</source>
        <translation>está pendiente para {0}; da un motivo para hacerlo sin él</translation>
    </message>
    <message>
        <source>not in the phase {0}; give a reason to do it all the same</source>
        <translation>no en la fase {0}; da un motivo para hacerlo de todos modos</translation>
    </message>
    <message>
        <source>the battle is decided; give a reason to go on</source>
        <translation>la batalla está decidida; da un motivo para seguir</translation>
    </message>
    <message>
        <source>still owed: {0}; take it or give a reason to go on</source>
        <translation>todavía pendiente: {0}; tómalo o da un motivo para seguir</translation>
    </message>
    <message>
        <source>{0}: {1}; do it or give a reason to go on</source>
        <translation>{0}: {1}; hazlo o da un motivo para seguir</translation>
    </message>
    <message>
        <source>more are needed</source>
        <translation>hacen falta más</translation>
    </message>
    <message>
        <source>there is no such die in this roll</source>
        <translation>no hay tal dado en esta tirada</translation>
    </message>
    <message>
        <source>{0} given, {1} asked for</source>
        <translation>se dan {0}, se piden {1}</translation>
    </message>
    <message>
        <source>what is owed there is {0}</source>
        <translation>lo que allí está pendiente es {0}</translation>
    </message>
    <message>
        <source>unknown action</source>
        <translation>acción desconocida</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>escrito</translation>
    </message>
    <message>
        <source>{0} has no such role</source>
        <translation>{0} no tiene tal papel</translation>
    </message>
    <message>
        <source>no unit is given</source>
        <translation>no se da ninguna unidad</translation>
    </message>
    <message>
        <source>one unit at a time</source>
        <translation>una unidad cada vez</translation>
    </message>
    <message>
        <source>at most {0} units</source>
        <translation>{0} unidades como mucho</translation>
    </message>
    <message>
        <source>{0} is given twice</source>
        <translation>{0} se da dos veces</translation>
    </message>
    <message>
        <source>{0} is listed as {1}, not as {2}</source>
        <translation>{0} figura como {1}, no como {2}</translation>
    </message>
    <message>
        <source>{0} is {1}: not for this role</source>
        <translation>{0} es {1}: no sirve para este papel</translation>
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
        <source>side that plays</source>
        <translation>bando que juega</translation>
    </message>
    <message>
        <source>cavalry that goes along</source>
        <translation>caballería que va con ella</translation>
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
        <source>name who is the {0}</source>
        <translation>nombra quién es: {0}</translation>
    </message>
    <message>
        <source>name who is {0}</source>
        <translation>nombra quién es {0}</translation>
    </message>
    <message>
        <source>answers given: {0}, units named: {1}</source>
        <translation>respuestas dadas: {0}, unidades nombradas: {1}</translation>
    </message>
    <message>
        <source>reckoned as things stand</source>
        <translation>calculado tal como está todo</translation>
    </message>
    <message>
        <source>there is no unit "{0}"</source>
        <translation>no hay unidad «{0}»</translation>
    </message>
    <message>
        <source>{0}: {1} {2} on average, {3} before</source>
        <translation>{0}: {1} {2} de media, {3} antes</translation>
    </message>
    <message>
        <source>{0}: {1} in {2} of {3} rolls, {4} before</source>
        <translation>{0}: {1} en {2} de {3} tiradas, {4} antes</translation>
    </message>
    <message>
        <source>{0}: {1} in {2} of rolls, {3} before</source>
        <translation>{0}: {1} en {2} de las tiradas, {3} antes</translation>
    </message>
    <message>
        <source> or </source>
        <translation> o </translation>
    </message>
    <message>
        <source>and {0} more problems from here on</source>
        <translation>y {0} problemas más desde aquí</translation>
    </message>
    <message>
        <source>under 0.1 %</source>
        <translation>menos de 0.1 %</translation>
    </message>
    <message>
        <source>over 99.9 %</source>
        <translation>más de 99.9 %</translation>
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
        <source>A U.S. unit is behind a protected hexside</source>
        <translation>Hay una unidad de EE. UU. tras un lado de hexágono protegido</translation>
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
        <source>Leader casualty</source>
        <translation>Baja de jefe</translation>
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
        <source>by the result that it follows from it is {0}</source>
        <translation>por el resultado del que sigue es {0}</translation>
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
        <source>{0} retreats</source>
        <translation>{0} se retira</translation>
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
        <source>Santa Anna and his HQ stay active.</source>
        <translation>Santa Anna y su CG siguen activos.</translation>
    </message>
    <message>
        <source>Santa Anna and his HQ become active.</source>
        <translation>Santa Anna y su CG se activan.</translation>
    </message>
    <message>
        <source>From now on the Standard Rules of command hold. Until they are typed in, both stay active for the rest of the game: a ruling of ours.</source>
        <translation>Desde ahora valen las reglas generales de mando. Mientras no estén escritas, los dos siguen activos el resto de la partida: es decisión nuestra.</translation>
    </message>
    <message>
        <source>Santa Anna and his HQ stay inactive.</source>
        <translation>Santa Anna y su CG siguen inactivos.</translation>
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
        <source>The Mexican unit fails its morale check and stays out of the enemy zone.</source>
        <translation>La unidad mexicana falla su chequeo de moral y se queda fuera de la zona enemiga.</translation>
    </message>
    <message>
        <source>Its movement phase is over.</source>
        <translation>Su fase de movimiento ha acabado.</translation>
    </message>
    <message>
        <source>The Mexican unit may enter the enemy zone.</source>
        <translation>La unidad mexicana puede entrar en la zona enemiga.</translation>
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
        <source>the unit</source>
        <translation>la unidad</translation>
    </message>
    <message>
        <source>the infantry</source>
        <translation>la infantería</translation>
    </message>
    <message>
        <source>the leader</source>
        <translation>el jefe</translation>
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
        <source>It is revealed at once, in any phase, when an enemy moves, retreats or advances so near.</source>
        <translation>Queda revelado enseguida, en cualquier fase, cuando un enemigo se mueve, se retira o avanza tan cerca.</translation>
    </message>
    <message>
        <source>Units inside recover and take replacements as if they did not move; a leader helps only from the same box.</source>
        <translation>Las unidades de dentro se recuperan y reciben reemplazos como si no se movieran; un jefe solo ayuda desde la misma caja.</translation>
    </message>
    <message>
        <source>No box is made, and none is revealed at will.</source>
        <translation>No se forma ninguna caja, ni se revela ninguna a voluntad.</translation>
    </message>
    <message>
        <source>As the phase starts boxes may be made and revealed: {0} a side, markers of each {1}, one of them real.</source>
        <translation>Al empezar la fase se pueden formar y revelar cajas: {0} por bando, con {1} marcadores cada una, uno de ellos verdadero.</translation>
    </message>
    <message>
        <source>A box takes units in or next to a hidden hex: of one U.S. formation, or of any where Scott stands; of one Mexican army, or of any where Santa Anna stands. Leaders and HQs inside are inactive.</source>
        <translation>Una caja toma unidades en un hexágono oculto o junto a él: de una sola formación de EE. UU., o de cualquiera donde esté Scott; de un solo ejército mexicano, o de cualquiera donde esté Santa Anna. Los jefes y CG de dentro están inactivos.</translation>
    </message>
    <message>
        <source>Its markers go on or next to that hex; those of units off the map come in when and where the units are due.</source>
        <translation>Sus marcadores van en ese hexágono o junto a él; los de unidades fuera del mapa entran cuando y donde toca a las unidades.</translation>
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
        <source>The unit was disrupted before: as it deploys it routs.</source>
        <translation>La unidad ya estaba desorganizada: al desplegarse se desbanda.</translation>
    </message>
    <message>
        <source>The unit deploys as it is.</source>
        <translation>La unidad se despliega como está.</translation>
    </message>
    <message>
        <source>The unit deploys disrupted.</source>
        <translation>La unidad se despliega desorganizada.</translation>
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
        <source>Place the {0} markers of each box on or next to its hex. Leaders and HQs inside are inactive.</source>
        <translation>Coloca los {0} marcadores de cada caja en su hexágono o junto a él. Los jefes y CG de dentro están inactivos.</translation>
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
        <source>The unit passes its morale check.</source>
        <translation>La unidad supera su chequeo de moral.</translation>
    </message>
    <message>
        <source>The unit fails its morale check.</source>
        <translation>La unidad falla su chequeo de moral.</translation>
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
        <source>The unit recovers.</source>
        <translation>La unidad se recupera.</translation>
    </message>
    <message>
        <source>Take its disruption marker off.</source>
        <translation>Quita su marcador de desorganización.</translation>
    </message>
    <message>
        <source>The unit stays disrupted.</source>
        <translation>La unidad sigue desorganizada.</translation>
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
        <source>leader casualty</source>
        <translation>baja de jefe</translation>
    </message>
    <message>
        <source>die for the engineer</source>
        <translation>dado del ingeniero</translation>
    </message>
    <message>
        <source>die for the leader</source>
        <translation>dado del jefe</translation>
    </message>
    <message>
        <source>The engineer is unhurt.</source>
        <translation>El ingeniero sale ileso.</translation>
    </message>
    <message>
        <source>The leader is unhurt.</source>
        <translation>El jefe sale ileso.</translation>
    </message>
    <message>
        <source>The leader is a casualty.</source>
        <translation>El jefe es baja.</translation>
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
        <source>Morale</source>
        <translation>Moral</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Jefe</translation>
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
        <source>It moves along the trail as along a road.</source>
        <translation>Se mueve por el sendero como por un camino.</translation>
    </message>
    <message>
        <source>It moves.</source>
        <translation>Se mueve.</translation>
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
        <source>It comes onto the map at {0}.</source>
        <translation>Entra en el mapa por {0}.</translation>
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
        <source>It stands in the hex of the bastion.</source>
        <translation>Está en el hexágono del baluarte.</translation>
    </message>
    <message>
        <source>It leaves the bastion.</source>
        <translation>Deja el baluarte.</translation>
    </message>
    <message>
        <source>It is the bastion's garrison.</source>
        <translation>Es la guarnición del baluarte.</translation>
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
        <source>Move</source>
        <translation>Mover</translation>
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
        <source>Santa Anna is tested in the Mexican command phase (19.4)</source>
        <translation>a Santa Anna se le prueba en la fase de mando mexicana (19.4)</translation>
    </message>
    <message>
        <source>Santa Anna has been tested in this phase (19.4)</source>
        <translation>a Santa Anna ya se le ha probado en esta fase (19.4)</translation>
    </message>
    <message>
        <source>Santa Anna is a casualty (19.4)</source>
        <translation>Santa Anna es baja (19.4)</translation>
    </message>
    <message>
        <source>it is {0} in this game</source>
        <translation>en esta partida es {0}</translation>
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
        <source>It cannot retreat and is destroyed.</source>
        <translation>No puede retirarse y queda destruida.</translation>
    </message>
    <message>
        <source>It cannot retreat and loses {0} {1}.</source>
        <translation>No puede retirarse y pierde {0} {1}.</translation>
    </message>
    <message>
        <source>It was disrupted before: at the ravine it routs.</source>
        <translation>Ya estaba desorganizada: en la barranca se desbanda.</translation>
    </message>
    <message>
        <source>It retreats {0} {1} across the ravine and is disrupted.</source>
        <translation>Se retira {0} {1} a través de la barranca y queda desorganizada.</translation>
    </message>
    <message>
        <source>It retreats {0} {1}.</source>
        <translation>Se retira {0} {1}.</translation>
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
        <source>It comes back, disrupted.</source>
        <translation>Vuelve, desorganizada.</translation>
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
        <source>The unit is destroyed.</source>
        <translation>La unidad queda destruida.</translation>
    </message>
    <message>
        <source>The unit loses {0} {1}.</source>
        <translation>La unidad pierde {0} {1}.</translation>
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
        <source>{0} has {1} by the roster</source>
        <translation>{0} tiene {1} según la lista</translation>
    </message>
    <message>
        <source>by the roster of {0} it is {1}</source>
        <translation>según la lista de {0} es {1}</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Mando</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Combate</translation>
    </message>
    <message>
        <source>it is only shown to the player and affects no roll</source>
        <translation>se dice al jugador y no cambia ningún dado</translation>
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
        <source>Status</source>
        <translation>Estado</translation>
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
        <source>Mexican</source>
        <translation>mexicana</translation>
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
        <source>It stays out of the lava bed, and its move ends for this turn.</source>
        <translation>Se queda fuera del malpaís, y su movimiento acaba por este turno.</translation>
    </message>
    <message>
        <source>It enters the lava bed for {0} movement points.</source>
        <translation>Entra en el malpaís por {0} puntos de movimiento.</translation>
    </message>
    <message>
        <source>It enters the lava bed for 1 movement point.</source>
        <translation>Entra en el malpaís por 1 punto de movimiento.</translation>
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
        <source>The unit may not cross the ravine: only infantry does.</source>
        <translation>La unidad no puede cruzar la barranca: solo lo hace la infantería.</translation>
    </message>
    <message>
        <source>The infantry crosses the ravine.</source>
        <translation>La infantería cruza la barranca.</translation>
    </message>
    <message>
        <source>The infantry crosses the ravine and is disrupted.</source>
        <translation>La infantería cruza la barranca y queda desorganizada.</translation>
    </message>
    <message>
        <source>The infantry was disrupted before: at the ravine it routs.</source>
        <translation>La infantería ya estaba desorganizada: en la barranca se desbanda.</translation>
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
        <source>The infantry may cross the Churubusco as by a ford.</source>
        <translation>La infantería puede cruzar el Churubusco como por un vado.</translation>
    </message>
    <message>
        <source>The unit may not cross the Churubusco here.</source>
        <translation>La unidad no puede cruzar aquí el Churubusco.</translation>
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
        <source>has not moved</source>
        <translation>no se ha movido</translation>
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
        <source>{0}{1} points: Mexican units destroyed {2}, leaders lost {3}</source>
        <translation>{0}{1} puntos: unidades mexicanas destruidas {2}, jefes perdidos {3}</translation>
    </message>
    <message>
        <source>{0}{1} points: U.S. steps eliminated {2}, leaders lost {3}</source>
        <translation>{0}{1} puntos: escalones de EE. UU. eliminados {2}, jefes perdidos {3}</translation>
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
        <source>Whether Santa Anna and his HQ become active</source>
        <translation>Si Santa Anna y su CG se activan</translation>
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
        <source>The game goes on: turn {0} of {1}.</source>
        <translation>La partida sigue: turno {0} de {1}.</translation>
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
        <source>U.S. points</source>
        <translation>Puntos de EE. UU.</translation>
    </message>
    <message>
        <source>Mexican points</source>
        <translation>Puntos mexicanos</translation>
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
        <source>The unit is one level worse.</source>
        <translation>La unidad baja un nivel.</translation>
    </message>
    <message>
        <source>The unit is as it was.</source>
        <translation>La unidad queda como estaba.</translation>
    </message>
    <message>
        <source>The unit is one level better.</source>
        <translation>La unidad sube un nivel.</translation>
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
        <source>Somebody worse takes the leader's place.</source>
        <translation>Alguien peor ocupa el lugar del jefe.</translation>
    </message>
    <message>
        <source>Somebody as good takes the leader's place.</source>
        <translation>Alguien igual de bueno ocupa el lugar del jefe.</translation>
    </message>
    <message>
        <source>Somebody better takes the leader's place.</source>
        <translation>Alguien mejor ocupa el lugar del jefe.</translation>
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
        <source>Battle</source>
        <translation>Batalla</translation>
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
        <source>{0} won, {1} lost, army morale {2}</source>
        <translation>{0} ganadas, {1} perdidas, moral del ejército {2}</translation>
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
        <source>Recruits</source>
        <translation>Reclutas</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>En condiciones</translation>
    </message>
    <message>
        <source>Waiting to return</source>
        <translation>Esperan volver</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>Muertos</translation>
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
        <source>Battles</source>
        <translation>Batallas</translation>
    </message>
    <message>
        <source>Victories</source>
        <translation>Victorias</translation>
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
        <source>Battles won</source>
        <translation>Batallas ganadas</translation>
    </message>
    <message>
        <source>Battles lost</source>
        <translation>Batallas perdidas</translation>
    </message>
    <message>
        <source>Harm dealt</source>
        <translation>Daño causado</translation>
    </message>
    <message>
        <source>Harm dealt, expected</source>
        <translation>Daño causado, esperado</translation>
    </message>
    <message>
        <source>Harm suffered</source>
        <translation>Daño sufrido</translation>
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
        <source>Ruleset</source>
        <translation>Reglamento</translation>
    </message>
    <message>
        <source>Casualties that wait</source>
        <translation>Bajas que esperan</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>resueltas</translation>
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
        <source>The unit gets no recruits.</source>
        <translation>La unidad no recibe reclutas.</translation>
    </message>
    <message>
        <source>The unit gets 1 recruit.</source>
        <translation>La unidad recibe 1 recluta.</translation>
    </message>
    <message>
        <source>The unit gets {0} recruits.</source>
        <translation>La unidad recibe {0} reclutas.</translation>
    </message>
    <message>
        <source>go home</source>
        <translation>se van a casa</translation>
    </message>
    <message>
        <source>The unit is disbanded.</source>
        <translation>La unidad queda disuelta.</translation>
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
        <source>The assault goes home and nobody is driven back.</source>
        <translation>El asalto llega al contacto y nadie es rechazado.</translation>
    </message>
    <message>
        <source>The assault goes home and the assaulter is driven back.</source>
        <translation>El asalto llega al contacto y el asaltante es rechazado.</translation>
    </message>
    <message>
        <source>The assault goes home and the assaulter is destroyed.</source>
        <translation>El asalto llega al contacto y el asaltante queda destruido.</translation>
    </message>
    <message>
        <source>The assault goes home and drives the target back {0} inches.</source>
        <translation>El asalto llega al contacto y rechaza al blanco {0} pulgadas.</translation>
    </message>
    <message>
        <source>The assault goes home: the target is driven back {0} inches, and the assaulter too is driven back.</source>
        <translation>El asalto llega al contacto: el blanco es rechazado {0} pulgadas, y también el asaltante es rechazado.</translation>
    </message>
    <message>
        <source>The assault goes home: the target is driven back {0} inches, the assaulter is destroyed.</source>
        <translation>El asalto llega al contacto: el blanco es rechazado {0} pulgadas, el asaltante queda destruido.</translation>
    </message>
    <message>
        <source>The assault goes home and destroys the target.</source>
        <translation>El asalto llega al contacto y destruye al blanco.</translation>
    </message>
    <message>
        <source>The assault goes home and destroys the target; the assaulter is driven back.</source>
        <translation>El asalto llega al contacto y destruye al blanco; el asaltante es rechazado.</translation>
    </message>
    <message>
        <source>The assault goes home: the target and the assaulter are both destroyed.</source>
        <translation>El asalto llega al contacto: el blanco y el asaltante quedan destruidos.</translation>
    </message>
    <message>
        <source>The order of the assaulter is lost: there is no assault.</source>
        <translation>La orden del asaltante se pierde: no hay asalto.</translation>
    </message>
    <message>
        <source>The order is delayed: there is no assault, the assaulter moves up to {0} inches.</source>
        <translation>La orden se retrasa: no hay asalto, el asaltante se mueve hasta {0} pulgadas.</translation>
    </message>
    <message>
        <source>Defensive fire destroys the assaulter.</source>
        <translation>El fuego defensivo destruye al asaltante.</translation>
    </message>
    <message>
        <source>Defensive fire stops the assaulter: the assault does not go home.</source>
        <translation>El fuego defensivo detiene al asaltante: el asalto no llega al contacto.</translation>
    </message>
    <message>
        <source>Move the assaulter into contact; the target has acted this turn.</source>
        <translation>Pon al asaltante en contacto; el blanco ha actuado este turno.</translation>
    </message>
    <message>
        <source>The target may still act.</source>
        <translation>El blanco todavía puede actuar.</translation>
    </message>
    <message>
        <source>The assaulter is back where it started; the target may still act.</source>
        <translation>El asaltante vuelve a donde empezó; el blanco todavía puede actuar.</translation>
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
        <source>It may still make Deployed Fire</source>
        <translation>Todavía puede hacer Fuego desplegado</translation>
    </message>
    <message>
        <source>It may still make Moving Fire</source>
        <translation>Todavía puede hacer Fuego en movimiento</translation>
    </message>
    <message>
        <source>Put the assaulter in maneuver formation.</source>
        <translation>Pon al asaltante en formación de maniobra.</translation>
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
        <source>Unit</source>
        <translation>Unidad</translation>
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
        <source>Distance</source>
        <translation>Distancia</translation>
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
        <source>target destroyed</source>
        <translation>blanco destruido</translation>
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
        <source>leader attached</source>
        <translation>jefe agregado</translation>
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
        <source>Formation</source>
        <translation>Formación</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Cobertura</translation>
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
        <source>Destroyed</source>
        <translation>Destruida</translation>
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
        <source>Where it was hidden</source>
        <translation>Dónde estaba oculta</translation>
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
        <source>Fire</source>
        <translation>Fuego</translation>
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
        <source>It plays one column that has not acted, each unit and the leader, or passes; then the sides take turns.</source>
        <translation>Juega una columna que no ha actuado, cada unidad y el jefe, o pasa; luego los bandos se turnan.</translation>
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
        <source>rounded up</source>
        <translation>redondeado hacia arriba</translation>
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
        <source>The army is beaten: nothing is left of its break point of {0}.</source>
        <translation>El ejército está vencido: no queda nada de su punto de ruptura de {0}.</translation>
    </message>
    <message>
        <source>The game ends at once.</source>
        <translation>La partida acaba enseguida.</translation>
    </message>
    <message>
        <source>The army fights on: {0} is left of its break point of {1}.</source>
        <translation>El ejército sigue luchando: queda {0} de su punto de ruptura de {1}.</translation>
    </message>
    <message>
        <source>Which side begins the turn.</source>
        <translation>Qué bando empieza el turno.</translation>
    </message>
    <message>
        <source>Army morale</source>
        <translation>Moral del ejército</translation>
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
        <source>The order is lost: the unit does not carry it out.</source>
        <translation>La orden se pierde: la unidad no la cumple.</translation>
    </message>
    <message>
        <source>The aircraft appears at any point of the table.</source>
        <translation>El avión aparece en cualquier punto de la mesa.</translation>
    </message>
    <message>
        <source>The order is delayed: the unit deploys and keeps its facing.</source>
        <translation>La orden se retrasa: la unidad despliega y conserva su frente.</translation>
    </message>
    <message>
        <source>The unit deploys where it stands and faces as it likes.</source>
        <translation>La unidad despliega donde está y mira a donde quiera.</translation>
    </message>
    <message>
        <source>The order is delayed: the unit moves up to {0} {1}.</source>
        <translation>La orden se retrasa: la unidad se mueve hasta {0} {1}.</translation>
    </message>
    <message>
        <source>The unit moves up to {0} {1}.</source>
        <translation>La unidad se mueve hasta {0} {1}.</translation>
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
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>It may still make Deployed Fire, unless it has fired already</source>
        <translation>Todavía puede hacer Fuego desplegado, salvo que ya haya disparado</translation>
    </message>
    <message>
        <source>It may still make Moving Fire, unless it has fired already</source>
        <translation>Todavía puede hacer Fuego en movimiento, salvo que ya haya disparado</translation>
    </message>
    <message>
        <source>a unit that is OK has nothing to regroup</source>
        <translation>una unidad en orden no tiene nada que reorganizar</translation>
    </message>
    <message>
        <source>The unit does not regroup.</source>
        <translation>La unidad no se reorganiza.</translation>
    </message>
    <message>
        <source>The unit regroups and is OK.</source>
        <translation>La unidad se reorganiza y queda en orden.</translation>
    </message>
    <message>
        <source>Take its marker off.</source>
        <translation>Quítale el marcador.</translation>
    </message>
    <message>
        <source>The unit regroups in part and is disordered.</source>
        <translation>La unidad se reorganiza en parte y queda desordenada.</translation>
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
        <source>It takes any formation and facing; the middle of its front stays where it is.</source>
        <translation>Toma la formación y el frente que quiera; el centro de su frente se queda donde está.</translation>
    </message>
    <message>
        <source>The unit regroups instead</source>
        <translation>La unidad se reorganiza en su lugar</translation>
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
        <source>The army has lost an asset that the scenario names.</source>
        <translation>El ejército ha perdido un bien que nombra el escenario.</translation>
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
        <source>The unit gets on.</source>
        <translation>La unidad sube.</translation>
    </message>
    <message>
        <source>The aircraft stays for its other attack.</source>
        <translation>El avión se queda para su otro ataque.</translation>
    </message>
    <message>
        <source>It explodes and nobody is in reach.</source>
        <translation>Explota y no hay nadie a su alcance.</translation>
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
        <source>The leader moves up to {0} inches.</source>
        <translation>El jefe se mueve hasta {0} pulgadas.</translation>
    </message>
    <message>
        <source>The leader goes along with his unit.</source>
        <translation>El jefe va con su unidad.</translation>
    </message>
    <message>
        <source>The leader stays with the unit that he touches.</source>
        <translation>El jefe se queda con la unidad que toca.</translation>
    </message>
    <message>
        <source>The leader steps out of the enemy's way; it is no move of his.</source>
        <translation>El jefe se aparta del paso del enemigo; no es un movimiento suyo.</translation>
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
        <source>The side passes its initiative round.</source>
        <translation>El bando pasa su ronda de iniciativa.</translation>
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
        <source>Hold</source>
        <translation>Mantener</translation>
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
        <source>The side has won, as the scenario says.</source>
        <translation>El bando ha ganado, como dice el escenario.</translation>
    </message>
    <message>
        <source>A side has won by what the scenario says.</source>
        <translation>Un bando ha ganado por lo que dice el escenario.</translation>
    </message>
    <message>
        <source>The unit rips up the track that it touches.</source>
        <translation>La unidad levanta la vía que toca.</translation>
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
        <source>The unit cuts the wire that it touches: take the segment off.</source>
        <translation>La unidad corta la alambrada que toca: retira el tramo.</translation>
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
        <source>The unit gets off, in contact with the vehicle.</source>
        <translation>La unidad baja, en contacto con el vehículo.</translation>
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
        <source>The train is derailed and destroyed.</source>
        <translation>El tren descarrila y queda destruido.</translation>
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
        <source>The leader is killed: take him off.</source>
        <translation>El jefe muere: retíralo.</translation>
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
        <source>The {0} cannot fall back and surrenders.</source>
        <translation>No puede retroceder y se rinde: {0}.</translation>
    </message>
    <message>
        <source>The {0} is destroyed.</source>
        <translation>Queda destruido: {0}.</translation>
    </message>
    <message>
        <source>The {0} loses a base, falls back {2} inches and is {3}.</source>
        <translation>Pierde una base, retrocede {2} pulgadas ({3}): {0}.</translation>
    </message>
    <message>
        <source>The {0} loses a base and is {3}.</source>
        <translation>Pierde una base ({3}): {0}.</translation>
    </message>
    <message>
        <source>The {0} loses {1} bases, falls back {2} inches and is {3}.</source>
        <translation>Pierde {1} bases, retrocede {2} pulgadas ({3}): {0}.</translation>
    </message>
    <message>
        <source>The {0} loses {1} bases and is {3}.</source>
        <translation>Pierde {1} bases ({3}): {0}.</translation>
    </message>
    <message>
        <source>The {0} is pushed back {2} inches.</source>
        <translation>Es rechazado {2} pulgadas: {0}.</translation>
    </message>
    <message>
        <source>The {0} is {3} and pushed back {2} inches.</source>
        <translation>Rechazado {2} pulgadas ({3}): {0}.</translation>
    </message>
    <message>
        <source>Nothing happens to the {0}.</source>
        <translation>No le pasa nada: {0}.</translation>
    </message>
    <message>
        <source>The {0} is {3}.</source>
        <translation>Estado de {0}: {3}.</translation>
    </message>
    <message>
        <source>The {0} blocks the track: units on it get off with {1} level of damage.</source>
        <translation>Bloquea la vía ({0}): las unidades que van en él bajan con {1} nivel de daño.</translation>
    </message>
    <message>
        <source>The {0} blocks the track: units on it get off with {1} levels of damage.</source>
        <translation>Bloquea la vía ({0}): las unidades que van en él bajan con {1} niveles de daño.</translation>
    </message>
    <message>
        <source>Take the {0} off the table.</source>
        <translation>Retira de la mesa: {0}.</translation>
    </message>
    <message>
        <source>Mark the lost cars of the {0}: {1} in all.</source>
        <translation>Marca los vagones perdidos ({0}): {1} en total.</translation>
    </message>
    <message>
        <source>Take 1 base off the {0}.</source>
        <translation>Retira 1 base ({0}).</translation>
    </message>
    <message>
        <source>Take {1} bases off the {0}.</source>
        <translation>Retira {1} bases ({0}).</translation>
    </message>
    <message>
        <source>Passengers of a lost base get off beside it; their unit is disordered.</source>
        <translation>Los pasajeros de una base perdida bajan a su lado; su unidad queda desordenada.</translation>
    </message>
    <message>
        <source>Mark the {0} {1}.</source>
        <translation>Márcalo ({0}): {1}.</translation>
    </message>
    <message>
        <source>Move it {0} inches away, formation and facing kept; if it cannot, it surrenders.</source>
        <translation>Muévelo {0} pulgadas alejándolo, con su formación y su frente; si no puede, se rinde.</translation>
    </message>
    <message>
        <source>Its leader is killed: take him off.</source>
        <translation>Muere su jefe: retíralo.</translation>
    </message>
    <message>
        <source>The train explodes among the units near it; the track under it is gone</source>
        <translation>El tren explota entre las unidades cercanas; la vía de debajo desaparece</translation>
    </message>
    <message>
        <source>The train explodes with nobody in reach</source>
        <translation>El tren explota sin nadie a su alcance</translation>
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
        <source>Take the aircraft off the table for {0} turns.</source>
        <translation>Retira el avión de la mesa {0} turnos.</translation>
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
        <source>After its attack it goes home.</source>
        <translation>Después de su ataque se va a casa.</translation>
    </message>
    <message>
        <source>It bombs</source>
        <translation>Bombardea</translation>
    </message>
    <message>
        <source>It strafes</source>
        <translation>Ametralla</translation>
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
        <source>Range</source>
        <translation>Alcance</translation>
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
        <source>The {0} is badly outnumbered.</source>
        <translation>Muy superado en número: {0}.</translation>
    </message>
    <message>
        <source>The {0} is outnumbered.</source>
        <translation>Superado en número: {0}.</translation>
    </message>
    <message>
        <source>With this assault 1 base has assaulted the target this turn.</source>
        <translation>Con este asalto 1 base ha asaltado al blanco este turno.</translation>
    </message>
    <message>
        <source>With this assault {0} bases have assaulted the target this turn.</source>
        <translation>Con este asalto {0} bases han asaltado al blanco este turno.</translation>
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
        <source>{0} belongs to no column with a leader</source>
        <translation>{0} no pertenece a ninguna columna con jefe</translation>
    </message>
    <message>
        <source>the column of {0} has {1} units: {2} to {3} are usual</source>
        <translation>la columna de {0} tiene {1} unidades: lo habitual son {2} a {3}</translation>
    </message>
    <message>
        <source>{0} has {1} leaders: {2} to {3} are usual</source>
        <translation>{0} tiene {1} jefes: lo habitual son {2} a {3}</translation>
    </message>
    <message>
        <source>{0} has {1} commanders in chief: one at most</source>
        <translation>{0} tiene {1} comandantes en jefe: uno como mucho</translation>
    </message>
    <message>
        <source>the break point of {0} is based on {1} combat units, but {2} are here</source>
        <translation>el punto de ruptura de {0} es de {1} unidades de combate, aquí hay {2}</translation>
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
        <source>the target</source>
        <translation>el blanco</translation>
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
        <source>Hidden units</source>
        <translation>Unidades ocultas</translation>
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
        <source>{0} is off the table</source>
        <translation>{0} está fuera de la mesa</translation>
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
        <source>{0} is of another type by the roster</source>
        <translation>{0} es de otro tipo según la lista</translation>
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
        <source>beaten: {0} of {1} left to its break point</source>
        <translation>vencido: queda {0} de {1} de su punto de ruptura</translation>
    </message>
    <message>
        <source>{0} of {1} left to its break point</source>
        <translation>queda {0} de {1} de su punto de ruptura</translation>
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
        <source>{0} explodes at the end of a March, or when it is destroyed</source>
        <translation>{0} explota al final de una Marcha, o cuando queda destruida</translation>
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
        <source>{0} rides on nothing</source>
        <translation>{0} no viaja en nada</translation>
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
        <source>It can move so: an aircraft appears at any point of the table.</source>
        <translation>Puede moverse así: un avión aparece en cualquier punto de la mesa.</translation>
    </message>
    <message>
        <source>It can move so: {0} {1} used, {2} left.</source>
        <translation>Puede moverse así: {0} {1} usadas, quedan {2}.</translation>
    </message>
    <message>
        <source>It cannot move so: the path takes {0} {1}.</source>
        <translation>No puede moverse así: el camino cuesta {0} {1}.</translation>
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
        <source>The train may do that.</source>
        <translation>El tren puede hacerlo.</translation>
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
        <source>Actions</source>
        <translation>Acciones</translation>
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
        <source>Each friend that sees the rout of the broken unit rolls a rout check</source>
        <translation>Cada amigo que ve la huida de la unidad desbandada hace un chequeo de desbandada</translation>
    </message>
    <message>
        <source>No friend sees the rout of the broken unit</source>
        <translation>Ningún amigo ve la huida de la unidad desbandada</translation>
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
        <source>Experience</source>
        <translation>Experiencia</translation>
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
        <source>Casualties</source>
        <translation>Bajas</translation>
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
        <source>Broken</source>
        <translation>Desbandada</translation>
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
        <source>The leader goes with the unit.</source>
        <translation>El jefe va con la unidad.</translation>
    </message>
    <message>
        <source>Place him with it: he orders nobody else.</source>
        <translation>Colócalo con ella: no da órdenes a nadie más.</translation>
    </message>
    <message>
        <source>The leader leaves the unit.</source>
        <translation>El jefe deja la unidad.</translation>
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
        <source>Its orders cost {0} until it is near again.</source>
        <translation>Sus órdenes cuestan {0} hasta que vuelva a estar cerca.</translation>
    </message>
    <message>
        <source>Its orders cost {0}.</source>
        <translation>Sus órdenes cuestan {0}.</translation>
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
        <source>The leader has 1 point to give orders.</source>
        <translation>El jefe tiene 1 punto para dar órdenes.</translation>
    </message>
    <message>
        <source>The leader has {0} points to give orders.</source>
        <translation>El jefe tiene {0} puntos para dar órdenes.</translation>
    </message>
    <message>
        <source>The order goes to the unit he is attached to; the rest of his command rolls for random orders.</source>
        <translation>La orden va a la unidad a la que está agregado; el resto de su mando tira órdenes al azar.</translation>
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
        <source>The leader brings no stragglers back.</source>
        <translation>El jefe no recupera rezagados.</translation>
    </message>
    <message>
        <source>The leader brings 1 straggler back to the unit, whatever its order.</source>
        <translation>El jefe devuelve 1 rezagado a la unidad, sea cual sea su orden.</translation>
    </message>
    <message>
        <source>The leader brings {0} stragglers back to the unit, whatever its order.</source>
        <translation>El jefe devuelve {0} rezagados a la unidad, sea cual sea su orden.</translation>
    </message>
    <message>
        <source>Put 1 straggler back in the unit's ranks.</source>
        <translation>Devuelve 1 rezagado a las filas de la unidad.</translation>
    </message>
    <message>
        <source>Put {0} stragglers back in the unit's ranks.</source>
        <translation>Devuelve {0} rezagados a las filas de la unidad.</translation>
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
        <source>The leader is grazed and stays in command.</source>
        <translation>El jefe solo sufre un rasguño y sigue al mando.</translation>
    </message>
    <message>
        <source>The leader is wounded and leaves the field.</source>
        <translation>El jefe está herido y deja el campo.</translation>
    </message>
    <message>
        <source>The leader is killed.</source>
        <translation>El jefe muere.</translation>
    </message>
    <message>
        <source>Take the leader off the table.</source>
        <translation>Retira al jefe de la mesa.</translation>
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
        <source>It does as the nearest friend does.</source>
        <translation>Hace lo que el amigo más cercano.</translation>
    </message>
    <message>
        <source>It would charge, but no enemy that it may charge is in reach.</source>
        <translation>Cargaría, pero no hay al alcance ningún enemigo al que pueda cargar.</translation>
    </message>
    <message>
        <source>It would charge, but limbered guns do not charge.</source>
        <translation>Cargaría, pero los cañones enganchados no cargan.</translation>
    </message>
    <message>
        <source>It would charge, but unlimbered guns do not charge.</source>
        <translation>Cargaría, pero los cañones desenganchados no cargan.</translation>
    </message>
    <message>
        <source>The nearest friend rallies; a unit that is not broken does not.</source>
        <translation>El amigo más cercano se reagrupa; una unidad que no está desbandada no lo hace.</translation>
    </message>
    <message>
        <source>It would do as the nearest friend, but there is none.</source>
        <translation>Haría lo que el amigo más cercano, pero no hay ninguno.</translation>
    </message>
    <message>
        <source>The unit's order is {0}.</source>
        <translation>La orden de la unidad es {0}.</translation>
    </message>
    <message>
        <source>Lay a {0} chip behind the unit.</source>
        <translation>Pon una ficha de {0} detrás de la unidad.</translation>
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
        <source>Mark every gun casting of the battery: all of them are silent.</source>
        <translation>Marca todas las piezas de la batería: callan todas.</translation>
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
        <source>The battery rolls a rout check</source>
        <translation>La batería hace un chequeo de desbandada</translation>
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
        <source>The gun has no function this turn.</source>
        <translation>El cañón no tiene función este turno.</translation>
    </message>
    <message>
        <source>The gun has 1 function a turn.</source>
        <translation>El cañón tiene 1 función por turno.</translation>
    </message>
    <message>
        <source>The gun has {0} functions a turn.</source>
        <translation>El cañón tiene {0} funciones por turno.</translation>
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
        <source>Take the loss from the infantry at the gun.</source>
        <translation>Toma la pérdida de la infantería que sirve el cañón.</translation>
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
        <source>The battery is still low on ammunition.</source>
        <translation>La batería sigue escasa de munición.</translation>
    </message>
    <message>
        <source>Bring it to a wagon and keep it there for a turn.</source>
        <translation>Llévala a un carro y mantenla allí un turno.</translation>
    </message>
    <message>
        <source>The battery has ammunition again.</source>
        <translation>La batería vuelve a tener munición.</translation>
    </message>
    <message>
        <source>Take the low ammunition marker off the battery.</source>
        <translation>Quita a la batería el marcador de poca munición.</translation>
    </message>
    <message>
        <source>The battery is not low on ammunition.</source>
        <translation>La batería no está escasa de munición.</translation>
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
        <source>the unit would have {0} effectives and {1} stragglers</source>
        <translation>la unidad tendría {0} efectivos y {1} rezagados</translation>
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
        <source>The battery is at the wagons.</source>
        <translation>La batería está junto a los carros.</translation>
    </message>
    <message>
        <source>In Rally it has its ammunition again if it stays.</source>
        <translation>En Reagrupar vuelve a tener munición si se queda.</translation>
    </message>
    <message>
        <source>The battery is not at the wagons.</source>
        <translation>La batería no está junto a los carros.</translation>
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
        <source>The battery has {0} gun castings.</source>
        <translation>La batería tiene {0} piezas.</translation>
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
        <source>Mark the firing unit low on ammunition.</source>
        <translation>Marca la unidad que dispara: poca munición.</translation>
    </message>
    <message>
        <source>Take the initial volley marker off the firing unit.</source>
        <translation>Quita a la unidad que dispara el marcador de descarga inicial.</translation>
    </message>
    <message>
        <source>The battery has used its function of this turn.</source>
        <translation>La batería ha usado su función de este turno.</translation>
    </message>
    <message>
        <source>This fire is one of the battery's functions this turn, {0} in all; no other may be fire.</source>
        <translation>Este disparo es una de las funciones de la batería este turno, {0} en total; ninguna otra puede ser disparo.</translation>
    </message>
    <message>
        <source>The target makes a retreat move</source>
        <translation>El blanco hace un movimiento de retirada</translation>
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
        <source>Losses {0}, points left {1}: the section counts as a heavy fortification.</source>
        <translation>Pérdidas {0}, puntos que quedan {1}: la sección cuenta como fortificación pesada.</translation>
    </message>
    <message>
        <source>Losses {0}, points left {1}: the section counts as a light fortification.</source>
        <translation>Pérdidas {0}, puntos que quedan {1}: la sección cuenta como fortificación ligera.</translation>
    </message>
    <message>
        <source>Losses {0}, points left {1}: the section counts as a building.</source>
        <translation>Pérdidas {0}, puntos que quedan {1}: la sección cuenta como edificio.</translation>
    </message>
    <message>
        <source>Losses {0}, points left {1}: the section counts as rough ground.</source>
        <translation>Pérdidas {0}, puntos que quedan {1}: la sección cuenta como terreno abrupto.</translation>
    </message>
    <message>
        <source>Write down {0} points for this {1}-inch section; the units behind it lose nothing.</source>
        <translation>Anota {0} puntos para esta sección de {1} pulgadas; las unidades de detrás no pierden nada.</translation>
    </message>
    <message>
        <source>Mark the section: {0}.</source>
        <translation>Marca la sección: {0}.</translation>
    </message>
    <message>
        <source>Mark the battery low on ammunition.</source>
        <translation>Marca la batería: poca munición.</translation>
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
        <source>{0} is in melee: whoever joins rolls to close, then all fight in one melee</source>
        <translation>{0} está en melé: quien se une tira para cerrar, y luego todos combaten en una melé</translation>
    </message>
    <message>
        <source>others touch {0}: each rolls to close, then all fight in one melee</source>
        <translation>otros tocan a {0}: cada uno tira para cerrar, y luego todos combaten en una melé</translation>
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
        <source>{0} and {1} are enemies</source>
        <translation>{0} y {1} son enemigos</translation>
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
        <source>{0} castings are not its effectives, stragglers and casualties</source>
        <translation>{0} figuras no son sus efectivos, rezagados y bajas</translation>
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
        <source>Take {0} off the table.</source>
        <translation>Retira {0} de la mesa.</translation>
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
        <source>{0} was caught forming square and does not fire</source>
        <translation>{0} fue sorprendida formando cuadro y no dispara</translation>
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
        <source>{0} and {1} are on the same side</source>
        <translation>{0} y {1} son del mismo bando</translation>
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
        <source>{0} has deployed the last of its artillery: brigades move before that (7.3)</source>
        <translation>{0} ha desplegado su última artillería: las brigadas se mueven antes (7.3)</translation>
    </message>
    <message>
        <source>{0} failed its initiative test (10)</source>
        <translation>{0} falló su prueba de iniciativa (10)</translation>
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
        <source>Remove the defender: a hit eliminates it.</source>
        <translation>Retire al defensor: un impacto lo elimina.</translation>
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
        <source>{0} points</source>
        <translation>{0} puntos</translation>
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
        <source>has not fired</source>
        <translation>no ha disparado</translation>
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
        <source>back in {0} turns</source>
        <translation>vuelve en {0} turnos</translation>
    </message>
    <message>
        <source>losses {0}</source>
        <translation>pérdidas {0}</translation>
    </message>
    <message>
        <source>{0} points, Mexican losses with stragglers {1}; formed infantry on the table</source>
        <translation>{0} puntos, pérdidas mexicanas con rezagados {1}; infantería formada</translation>
    </message>
    <message>
        <source>{0} points, Mexican losses {1}; formed infantry on the table</source>
        <translation>{0} puntos, pérdidas mexicanas {1}; infantería formada</translation>
    </message>
    <message>
        <source>{0} points, Mexican losses with stragglers {1}; no formed infantry on the table</source>
        <translation>{0} puntos, pérdidas mexicanas con rezagados {1}; sin infantería formada</translation>
    </message>
    <message>
        <source>{0} points, Mexican losses {1}; no formed infantry on the table</source>
        <translation>{0} puntos, pérdidas mexicanas {1}; sin infantería formada</translation>
    </message>
    <message>
        <source>{0} points, U.S. losses with stragglers {1}</source>
        <translation>{0} puntos, pérdidas de EE. UU. con rezagados {1}</translation>
    </message>
    <message>
        <source>{0} points, U.S. losses {1}</source>
        <translation>{0} puntos, pérdidas de EE. UU. {1}</translation>
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
        <source>The cavalry moves on</source>
        <translation>La caballería sigue adelante</translation>
    </message>
    <message>
        <source>The cavalry makes a charge move</source>
        <translation>La caballería hace un movimiento de carga</translation>
    </message>
    <message>
        <source>The cavalry moves back</source>
        <translation>La caballería vuelve atrás</translation>
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
        <source>The cavalry breaks through.</source>
        <translation>La caballería rompe a través.</translation>
    </message>
    <message>
        <source>The cavalry breaks through, then breaks.</source>
        <translation>La caballería rompe a través y luego se desbanda.</translation>
    </message>
    <message>
        <source>The cavalry charges on.</source>
        <translation>La caballería sigue cargando.</translation>
    </message>
    <message>
        <source>The cavalry charges on, then breaks.</source>
        <translation>La caballería sigue cargando y luego se desbanda.</translation>
    </message>
    <message>
        <source>The cavalry halts.</source>
        <translation>La caballería se detiene.</translation>
    </message>
    <message>
        <source>The cavalry halts and breaks.</source>
        <translation>La caballería se detiene y se desbanda.</translation>
    </message>
    <message>
        <source>The cavalry reforms in place.</source>
        <translation>La caballería se rehace en el sitio.</translation>
    </message>
    <message>
        <source>The cavalry reforms in place and breaks.</source>
        <translation>La caballería se rehace en el sitio y se desbanda.</translation>
    </message>
    <message>
        <source>The cavalry rallies back.</source>
        <translation>La caballería vuelve a reunirse atrás.</translation>
    </message>
    <message>
        <source>The cavalry rallies back, then breaks.</source>
        <translation>La caballería vuelve a reunirse atrás y luego se desbanda.</translation>
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
        <source>It stays where the broken unit stood.</source>
        <translation>Se queda donde estaba la unidad desbandada.</translation>
    </message>
    <message>
        <source>Put it in order where the broken unit stood.</source>
        <translation>Ponla en orden donde estaba la unidad desbandada.</translation>
    </message>
    <message>
        <source>Move it back by its move.</source>
        <translation>Muévela atrás su movimiento.</translation>
    </message>
    <message>
        <source>The cavalry makes a retreat move</source>
        <translation>La caballería hace un movimiento de retirada</translation>
    </message>
    <message>
        <source>Then take the unit off the table: all its castings count as lost.</source>
        <translation>Después retira la unidad de la mesa: todas sus figuras cuentan como perdidas.</translation>
    </message>
    <message>
        <source>Then mark the unit broken and turn it away as a mob.</source>
        <translation>Después marca la unidad como desbandada y vuélvela de espaldas, en tropel.</translation>
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
        <source>Total {0}: the cavalry may change its order to Charge.</source>
        <translation>Total {0}: la caballería puede cambiar su orden a Cargar.</translation>
    </message>
    <message>
        <source>Total {0}: the cavalry stays on Hold.</source>
        <translation>Total {0}: la caballería sigue en Mantener.</translation>
    </message>
    <message>
        <source>The cavalry may change its order to Charge without a roll.</source>
        <translation>La caballería puede cambiar su orden a Cargar sin tirar.</translation>
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
        <source>The attacker stops short. It takes stragglers {0}, casualties {1}; the defender stragglers {2}, casualties {3}.</source>
        <translation>El atacante se queda corto. Sufre rezagados {0}, bajas {1}; el defensor rezagados {2}, bajas {3}.</translation>
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
        <source>{0} effectives with {1} stragglers are a broken unit, which takes no order but Rally</source>
        <translation>{0} efectivos con {1} rezagados son una unidad desbandada, que solo admite la orden Reagrupar</translation>
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
        <source>The attacker makes a charge move away</source>
        <translation>El atacante hace un movimiento de carga alejándose</translation>
    </message>
    <message>
        <source>The defender makes a charge move away</source>
        <translation>El defensor hace un movimiento de carga alejándose</translation>
    </message>
    <message>
        <source>The attacker makes a retreat move</source>
        <translation>El atacante hace un movimiento de retirada</translation>
    </message>
    <message>
        <source>The defender makes a retreat move</source>
        <translation>El defensor hace un movimiento de retirada</translation>
    </message>
    <message>
        <source>After Rally: is the leader hit?</source>
        <translation>Después de Reagrupar: ¿se alcanza al jefe?</translation>
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
        <source>How far it goes before it touches the enemy; the rest pursues a retreat. Unless set, a game uses all its inches.</source>
        <translation>Que recorre hasta tocar al enemigo; el resto persigue una retirada. Si no se dice nada la partida toma todas sus pulgadas.</translation>
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
        <source>The attacker supports its friend: it counts for numbers and does not fight.</source>
        <translation>El atacante apoya a su amigo: cuenta para el número y no combate.</translation>
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
        <source>The charging unit charges the target.</source>
        <translation>La unidad que carga carga al blanco.</translation>
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
        <source>Inches the cavalry comes before the square stands: {0}. It forms in time.</source>
        <translation>Pulgadas que recorre la caballería antes de que se forme el cuadro: {0}. Se forma a tiempo.</translation>
    </message>
    <message>
        <source>Put the infantry in square.</source>
        <translation>Pon la infantería en cuadro.</translation>
    </message>
    <message>
        <source>Inches the cavalry comes before the square stands: {0}. The infantry is caught in disorder.</source>
        <translation>Pulgadas que recorre la caballería antes de que se forme el cuadro: {0}. La infantería queda sorprendida en desorden.</translation>
    </message>
    <message>
        <source>In Hold Fire it does not fire at the charging cavalry.</source>
        <translation>En Reservar fuego no dispara a la caballería que carga.</translation>
    </message>
    <message>
        <source>The cavalry closes without a roll; the infantry still rolls to stand.</source>
        <translation>La caballería cierra sin tirar; la infantería sí tira para aguantar.</translation>
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
        <source>Stragglers {0}: the unit charges again.</source>
        <translation>Rezagados {0}: la unidad vuelve a cargar.</translation>
    </message>
    <message>
        <source>Stragglers {0}: the unit cannot charge again.</source>
        <translation>Rezagados {0}: la unidad no puede volver a cargar.</translation>
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
        <source>Stragglers of the unit that moves {0}, of the unit passed through {1}.</source>
        <translation>Rezagados de la unidad que se mueve {0}, de la unidad atravesada {1}.</translation>
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
        <source>stragglers of attacker {0}, broken by cavalry</source>
        <translation>rezagados del atacante {0}, desbandado por caballería</translation>
    </message>
    <message>
        <source>stragglers of defender {0}, broken by cavalry</source>
        <translation>rezagados del defensor {0}, desbandado por caballería</translation>
    </message>
    <message>
        <source>The square holds and the cavalry goes back.</source>
        <translation>El cuadro aguanta y la caballería retrocede.</translation>
    </message>
    <message>
        <source>Locked in melee.</source>
        <translation>Trabados en melé.</translation>
    </message>
    <message>
        <source>The attacker is beaten.</source>
        <translation>El atacante queda vencido.</translation>
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
        <source>The attacker</source>
        <translation>El atacante</translation>
    </message>
    <message>
        <source>Attacker 1</source>
        <translation>Atacante 1</translation>
    </message>
    <message>
        <source>Attacker 2</source>
        <translation>Atacante 2</translation>
    </message>
    <message>
        <source>Attacker 3</source>
        <translation>Atacante 3</translation>
    </message>
    <message>
        <source>Attacker 4</source>
        <translation>Atacante 4</translation>
    </message>
    <message>
        <source>The defender</source>
        <translation>El defensor</translation>
    </message>
    <message>
        <source>Defender 1</source>
        <translation>Defensor 1</translation>
    </message>
    <message>
        <source>Defender 2</source>
        <translation>Defensor 2</translation>
    </message>
    <message>
        <source>Defender 3</source>
        <translation>Defensor 3</translation>
    </message>
    <message>
        <source>Defender 4</source>
        <translation>Defensor 4</translation>
    </message>
    <message>
        <source>{0}: take off {1}, put {2} behind as stragglers; effectives left {3}.</source>
        <translation>{0}: retira {1}, pon {2} detrás como rezagados; quedan efectivos {3}.</translation>
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
        <source>The attacker fires a quarter volley</source>
        <translation>El atacante dispara un cuarto de descarga</translation>
    </message>
    <message>
        <source>The defender fires a quarter volley</source>
        <translation>El defensor dispara un cuarto de descarga</translation>
    </message>
    <message>
        <source>closes without a roll</source>
        <translation>cierra sin tirar</translation>
    </message>
    <message>
        <source>The attacker closes; no roll is needed.</source>
        <translation>El atacante cierra; no hace falta tirar.</translation>
    </message>
    <message>
        <source>The defender rolls to stand, unless it fights already</source>
        <translation>El defensor tira para aguantar, salvo que ya combata</translation>
    </message>
    <message>
        <source>The attacker fights the defender in its rear</source>
        <translation>El atacante combate al defensor por su retaguardia</translation>
    </message>
    <message>
        <source>Mark the attacker broken; it makes a charge move away from the enemy as a mob.</source>
        <translation>Marca al atacante como desbandado; hace un movimiento de carga alejándose del enemigo, en tropel.</translation>
    </message>
    <message>
        <source>The attacker fights the defender</source>
        <translation>El atacante combate al defensor</translation>
    </message>
    <message>
        <source>The defender goes straight back, facing away, in its formation; it is not broken.</source>
        <translation>El defensor retrocede en línea recta, de espaldas, en su formación; no está desbandado.</translation>
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
        <source>The unit rallies.</source>
        <translation>La unidad se reagrupa.</translation>
    </message>
    <message>
        <source>The unit rallies and 1 straggler returns to it.</source>
        <translation>La unidad se reagrupa y vuelve a ella 1 rezagado.</translation>
    </message>
    <message>
        <source>The unit rallies and {0} stragglers return to it.</source>
        <translation>La unidad se reagrupa y vuelven a ella {0} rezagados.</translation>
    </message>
    <message>
        <source>Take the broken marker off and put the unit in a formation of your choice.</source>
        <translation>Quita el marcador de desbandada y pon la unidad en la formación que quieras.</translation>
    </message>
    <message>
        <source>Put 1 straggler back in its ranks.</source>
        <translation>Devuelve 1 rezagado a sus filas.</translation>
    </message>
    <message>
        <source>Put {0} stragglers back in its ranks.</source>
        <translation>Devuelve {0} rezagados a sus filas.</translation>
    </message>
    <message>
        <source>From the next turn it takes any order; off the table it first waits a turn for each retreat it made there.</source>
        <translation>Desde el turno siguiente admite cualquier orden; fuera de la mesa espera antes un turno por cada retirada que hizo allí.</translation>
    </message>
    <message>
        <source>The unit stays broken.</source>
        <translation>La unidad sigue desbandada.</translation>
    </message>
    <message>
        <source>It stays a mob that faces away from the enemy.</source>
        <translation>Sigue en tropel, de espaldas al enemigo.</translation>
    </message>
    <message>
        <source>The unit makes a retreat move</source>
        <translation>La unidad hace un movimiento de retirada</translation>
    </message>
    <message>
        <source>Roll for the leader if the unit took losses this turn</source>
        <translation>Tira por el jefe si la unidad tuvo pérdidas este turno</translation>
    </message>
    <message>
        <source>The unit holds.</source>
        <translation>La unidad aguanta.</translation>
    </message>
    <message>
        <source>The unit breaks.</source>
        <translation>La unidad se desbanda.</translation>
    </message>
    <message>
        <source>A friend sees it break within {0} inches, not more than {1} degrees off its front, with nothing in the way.</source>
        <translation>Un amigo la ve desbandarse si está a {0} pulgadas o menos, a no más de {1} grados de su frente, sin nada en medio.</translation>
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
        <source>No friend sees the unit go.</source>
        <translation>Ningún amigo ve irse a la unidad.</translation>
    </message>
    <message>
        <source>No friend sees the unit break.</source>
        <translation>Ningún amigo ve desbandarse a la unidad.</translation>
    </message>
    <message>
        <source>Take it off the table; nobody rolls a rout check.</source>
        <translation>Retírala de la mesa; nadie hace un chequeo de desbandada.</translation>
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
        <source>Comes onto the table.</source>
        <translation>Entra en la mesa.</translation>
    </message>
    <message>
        <source>Place it where it enters.</source>
        <translation>Colócala por donde entra.</translation>
    </message>
    <message>
        <source>The hidden unit is seen.</source>
        <translation>Se ve a la unidad oculta.</translation>
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
        <source>The unit runs off the table and is gone.</source>
        <translation>La unidad huye fuera de la mesa y se pierde.</translation>
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
        <source>The unit stands in the open.</source>
        <translation>La unidad está al descubierto.</translation>
    </message>
    <message>
        <source>The unit is in cover: {0}.</source>
        <translation>La unidad está a cubierto: {0}.</translation>
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
        <source>The unit forms: {0}.</source>
        <translation>La unidad forma: {0}.</translation>
    </message>
    <message>
        <source>The cavalry mounts.</source>
        <translation>La caballería monta.</translation>
    </message>
    <message>
        <source>The cavalry dismounts.</source>
        <translation>La caballería desmonta.</translation>
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
        <source>The battery unlimbers.</source>
        <translation>La batería desengancha.</translation>
    </message>
    <message>
        <source>The battery limbers.</source>
        <translation>La batería engancha.</translation>
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
        <source>An ordinary move, a charge, or a retreat.</source>
        <translation>Un movimiento normal, una carga o una retirada.</translation>
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
        <source>Form a {0} around its center.</source>
        <translation>Forma: {0}, alrededor de su centro.</translation>
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
        <source>The hidden unit is spotted.</source>
        <translation>La unidad oculta es descubierta.</translation>
    </message>
    <message>
        <source>The hidden unit stays hidden.</source>
        <translation>La unidad oculta sigue oculta.</translation>
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
        <source>This breaks a rule. Change it, or say why.</source>
        <translation>Esto incumple una regla. Cámbialo o di por qué.</translation>
    </message>
    <message>
        <source>Put right first: %1</source>
        <translation>Corrige primero: %1</translation>
    </message>
    <message>
        <source>Actions by phase</source>
        <translation>Acciones por fase</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>En cualquier momento</translation>
    </message>
    <message>
        <source>Roll (F5)</source>
        <translation>Tirar (F5)</translation>
    </message>
    <message>
        <source>Enter: the next one. Ctrl+Z undoes this one. Esc: back to the form</source>
        <translation>Enter: la siguiente. Ctrl+Z deshace esta. Esc: vuelve al formulario</translation>
    </message>
    <message>
        <source>Faces with spaces between them, Enter settles; Enter alone rolls. Esc: back to the form</source>
        <translation>Caras separadas por espacios, Enter resuelve; Enter solo tira. Esc: vuelve al formulario</translation>
    </message>
    <message>
        <source>No dice are needed: Enter. Esc: back to the form</source>
        <translation>No hacen falta dados: Enter. Esc: vuelve al formulario</translation>
    </message>
    <message>
        <source>Next (Enter)</source>
        <translation>Siguiente (Enter)</translation>
    </message>
    <message>
        <source>Do it (Enter)</source>
        <translation>Hacerlo (Enter)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Tirar</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Hacerlo</translation>
    </message>
    <message>
        <source>Who may act next: Enter</source>
        <translation>Quién puede actuar ahora: Enter</translation>
    </message>
    <message>
        <source>The program rolls the dice: F5 from anywhere</source>
        <translation>El programa tira los dados: F5 desde cualquier sitio</translation>
    </message>
    <message>
        <source>No dice are needed</source>
        <translation>No hacen falta dados</translation>
    </message>
    <message>
        <source>one face is enough</source>
        <translation>basta con una cara</translation>
    </message>
    <message>
        <source>{0} faces are enough</source>
        <translation>basta con {0} caras</translation>
    </message>
    <message>
        <source>To roll: %1. Type the result, or press Enter and the program rolls.</source>
        <translation>Por tirar: %1. Escribe el resultado, o pulsa Enter y tira el programa.</translation>
    </message>
    <message>
        <source>Still to roll: %1</source>
        <translation>Faltan por tirar: %1</translation>
    </message>
    <message>
        <source>Written down. Enter: the next one. Ctrl+Z: undo.</source>
        <translation>Anotado. Enter: la siguiente. Ctrl+Z: deshacer.</translation>
    </message>
    <message>
        <source>Settled. F5 rolls again.</source>
        <translation>Resuelto. F5 vuelve a tirar.</translation>
    </message>
    <message>
        <source>No dice are needed: press Enter.</source>
        <translation>No hacen falta dados: pulsa Enter.</translation>
    </message>
    <message>
        <source>All dice are there: press Enter.</source>
        <translation>Están todos los dados: pulsa Enter.</translation>
    </message>
    <message>
        <source>"%1" is not a face of a die</source>
        <translation>«%1» no es una cara de dado</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Reason to play it anyway</source>
        <translation>Motivo para jugarlo de todos modos</translation>
    </message>
    <message>
        <source>Why you play it anyway: the journal keeps it.</source>
        <translation>Por qué lo juegas de todos modos: el diario lo guarda.</translation>
    </message>
    <message>
        <source>%1: code of the unit</source>
        <translation>%1: código de la unidad</translation>
    </message>
    <message>
        <source>Who it is: type a code, or part of a name and Enter; Down shows all. The form is filled from the forces.</source>
        <translation>Quién es: escribe un código, o parte del nombre y Enter; Abajo las muestra todas. El formulario se rellena con las fuerzas.</translation>
    </message>
    <message>
        <source>%1: there is no %2 %3</source>
        <translation>%1: no hay %2 %3</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Play (Enter)</source>
        <translation>Jugar (Enter)</translation>
    </message>
    <message>
        <source>Go back (Esc)</source>
        <translation>Volver (Esc)</translation>
    </message>
    <message>
        <source>The battle that plays itself</source>
        <translation>La batalla que se juega sola</translation>
    </message>
    <message>
        <source>The charts that it is played by</source>
        <translation>Las tablas con las que se juega</translation>
    </message>
    <message>
        <source>Other charts: the same games are played by them too</source>
        <translation>Otras tablas, con las que se juegan también las mismas partidas</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Escenario</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Comparado con</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>The balance of a battle</source>
        <translation>El equilibrio de una batalla</translation>
    </message>
    <message>
        <source>Both sides play by themselves, and bluntly: compare the figures with each other, and take none as a forecast.</source>
        <translation>Los dos bandos juegan solos. Lo que hacen es tosco: compara las cifras entre sí, no las leas como un pronóstico.</translation>
    </message>
    <message>
        <source>No scenario of this ruleset can be counted.</source>
        <translation>No se puede contar ningún escenario de este reglamento.</translation>
    </message>
    <message>
        <source>The first games are being played</source>
        <translation>Se están jugando las primeras partidas</translation>
    </message>
    <message>
        <source>%1. Esc stops it; %2 are wanted.</source>
        <translation>%1. Esc lo para; se quieren %2.</translation>
    </message>
    <message>
        <source>Stop (Esc)</source>
        <translation>Parar (Esc)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Battles won, by the turn they ended with</source>
        <translation>Batallas ganadas, según el turno en que acabaron</translation>
    </message>
    <message>
        <source>Battles, by the turn they ended with</source>
        <translation>Batallas, según el turno en que acabaron</translation>
    </message>
    <message>
        <source>Battles, by the percentage a side lost</source>
        <translation>Batallas, según el tanto por ciento que perdió un bando</translation>
    </message>
    <message>
        <source>What the battle may come to</source>
        <translation>En qué puede acabar la batalla</translation>
    </message>
    <message>
        <source>The rules of this game do not say who wins, or there are no two sides.</source>
        <translation>Las reglas de esta partida no dicen quién gana, o no hay dos bandos.</translation>
    </message>
    <message>
        <source>The first battles are being played.</source>
        <translation>Se están jugando las primeras batallas.</translation>
    </message>
    <message>
        <source>What the plays of this phase come to cannot be counted exactly.</source>
        <translation>No se puede contar con exactitud en qué acaban las jugadas de esta fase.</translation>
    </message>
    <message>
        <source>%1, columns up to %2</source>
        <translation>%1, columnas hasta %2</translation>
    </message>
    <message>
        <source>Open a book...</source>
        <translation>Abrir un libro...</translation>
    </message>
    <message>
        <source>Add a battle...</source>
        <translation>Añadir una batalla...</translation>
    </message>
    <message>
        <source>Rest: roll for all</source>
        <translation>Descanso: tirar por todos</translation>
    </message>
    <message>
        <source>Begin the next battle...</source>
        <translation>Empezar la batalla siguiente...</translation>
    </message>
    <message>
        <source>A finished game: who fought, who was lost, who won</source>
        <translation>Una partida acabada: quién combatió, quién se perdió, quién ganó</translation>
    </message>
    <message>
        <source>A battle that is not decided is added as it stands, with a reason</source>
        <translation>Una batalla sin decidir se añade tal como está, con un motivo</translation>
    </message>
    <message>
        <source>Casualties, recruits, experience and new leaders, a die each; then the rest is over</source>
        <translation>Bajas, reclutas, experiencia y jefes nuevos, un dado para cada cosa; con eso acaba el descanso</translation>
    </message>
    <message>
        <source>What the armies of the book meet in</source>
        <translation>En qué se encuentran los ejércitos del libro</translation>
    </message>
    <message>
        <source>Open a book</source>
        <translation>Abrir un libro</translation>
    </message>
    <message>
        <source>Add a battle</source>
        <translation>Añadir una batalla</translation>
    </message>
    <message>
        <source>Begin the next battle</source>
        <translation>Empezar la batalla siguiente</translation>
    </message>
    <message>
        <source>Reason, if it is not decided</source>
        <translation>Motivo, si no está decidida</translation>
    </message>
    <message>
        <source>Next battle</source>
        <translation>Batalla siguiente</translation>
    </message>
    <message>
        <source>The club's book</source>
        <translation>El libro del club</translation>
    </message>
    <message>
        <source>The club's book: %1</source>
        <translation>El libro del club: %1</translation>
    </message>
    <message>
        <source>New book: %1</source>
        <translation>Libro nuevo: %1</translation>
    </message>
    <message>
        <source>A book keeps a club's armies from battle to battle: who is fit, who waits to return, who learned, how the armies stand.</source>
        <translation>Un libro lleva los ejércitos de un club de batalla en batalla: quién está en condiciones, quién espera volver, quién ha aprendido, cómo están los ejércitos.</translation>
    </message>
    <message>
        <source>The armies alone</source>
        <translation>Solo los ejércitos</translation>
    </message>
    <message>
        <source>No battle yet. Add a game that was played to its end.</source>
        <translation>Aún no hay batallas. Añade una partida jugada hasta el final.</translation>
    </message>
    <message>
        <source>The last battle: %1. The armies have not rested since.</source>
        <translation>La última batalla: %1. Los ejércitos no han descansado desde entonces.</translation>
    </message>
    <message>
        <source>The last battle: %1. The armies have rested, and the next one may come.</source>
        <translation>La última batalla: %1. Los ejércitos han descansado y puede llegar la siguiente.</translation>
    </message>
    <message>
        <source>Books (*.corneta-book);;All files (*)</source>
        <translation>Libros (*.corneta-book);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>New book</source>
        <translation>Libro nuevo</translation>
    </message>
    <message>
        <source>Books (*.corneta-book)</source>
        <translation>Libros (*.corneta-book)</translation>
    </message>
    <message>
        <source>Games (*.corneta);;All files (*)</source>
        <translation>Partidas (*.corneta);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>%1 is added.</source>
        <translation>%1 queda añadida.</translation>
    </message>
    <message>
        <source>One roll: the armies have rested. The journal lists the outcome.</source>
        <translation>Una tirada: los ejércitos han descansado. El diario dice qué ha sido de cada cual.</translation>
    </message>
    <message>
        <source>%1 rolls: the armies have rested. The journal lists the outcomes.</source>
        <translation>%1 tiradas: los ejércitos han descansado. El diario dice qué ha sido de cada cual.</translation>
    </message>
    <message>
        <source>The next battle</source>
        <translation>La batalla siguiente</translation>
    </message>
    <message>
        <source>Games (*.corneta)</source>
        <translation>Partidas (*.corneta)</translation>
    </message>
    <message>
        <source>Not fielded: %1.</source>
        <translation>No salen al campo: %1.</translation>
    </message>
    <message>
        <source>To %1</source>
        <translation>Hasta %1</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>Desde %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1, source: %2</source>
        <translation>%1, origen: %2</translation>
    </message>
    <message>
        <source>%1, source: %2, %3</source>
        <translation>%1, origen: %2, %3</translation>
    </message>
    <message>
        <source>%1, used in the last result</source>
        <translation>%1, usada en el último resultado</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Type letters to choose a chart; Esc goes back to the sheet</source>
        <translation>Escribe letras para elegir una tabla; Esc vuelve a la hoja</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Volver (Esc)</translation>
    </message>
    <message>
        <source>Back to the sheet</source>
        <translation>Volver a la hoja</translation>
    </message>
    <message>
        <source>%1 (no action yet)</source>
        <translation>%1 (ninguna acción todavía)</translation>
    </message>
    <message>
        <source>Rows: %1</source>
        <translation>Filas: %1</translation>
    </message>
    <message>
        <source>Across: %1</source>
        <translation>Columnas: %1</translation>
    </message>
    <message>
        <source>Rule: %1</source>
        <translation>Regla: %1</translation>
    </message>
    <message>
        <source>Read by: %1</source>
        <translation>La lee: %1</translation>
    </message>
    <message>
        <source>Pack: %1</source>
        <translation>Paquete: %1</translation>
    </message>
    <message>
        <source>Cells of the chart</source>
        <translation>Casillas de la tabla</translation>
    </message>
    <message>
        <source>Type over a cell, Enter keeps it and goes on; Delete: as built in. Framed: read for the last result</source>
        <translation>Escribe encima de una casilla; Enter la guarda y sigue; Supr: la original. Con marco: leída para el último resultado</translation>
    </message>
    <message>
        <source>Nothing is pasted: it does not fit in the chart from the selected cell on.</source>
        <translation>No se pega nada: es más grande que lo que queda de tabla desde la casilla actual.</translation>
    </message>
    <message>
        <source>Nothing is pasted, because of line %1, column %2: %3</source>
        <translation>No se pega nada, por la línea %1, columna %2: %3</translation>
    </message>
    <message>
        <source>Pasted cells: %1</source>
        <translation>Casillas pegadas: %1</translation>
    </message>
    <message>
        <source>The cell</source>
        <translation>La casilla</translation>
    </message>
    <message>
        <source>That was the last cell of the chart.</source>
        <translation>Era la última casilla de la tabla.</translation>
    </message>
    <message>
        <source>no dice are rolled here</source>
        <translation>aquí no se tiran dados</translation>
    </message>
    <message>
        <source>%1: %2, %3 before</source>
        <translation>%1: %2, %3 antes</translation>
    </message>
    <message>
        <source>%1; not exact</source>
        <translation>%1; no es exacto</translation>
    </message>
    <message>
        <source>change in percentage points</source>
        <translation>cambio en tantos por ciento</translation>
    </message>
    <message>
        <source>change on average</source>
        <translation>cambio de la media</translation>
    </message>
    <message>
        <source>Down: %1</source>
        <translation>Hacia abajo: %1</translation>
    </message>
    <message>
        <source>What the change is measured against</source>
        <translation>Con qué se compara el cambio</translation>
    </message>
    <message>
        <source>Against the charts built in</source>
        <translation>Con las tablas originales</translation>
    </message>
    <message>
        <source>Against this pack as it was opened</source>
        <translation>Con este paquete tal como se abrió</translation>
    </message>
    <message>
        <source>No cell differs.</source>
        <translation>No cambia ninguna casilla.</translation>
    </message>
    <message>
        <source>Cells that differ: %1. Counting...</source>
        <translation>Casillas distintas: %1. Contando...</translation>
    </message>
    <message>
        <source>Change by match-up: %1</source>
        <translation>Cambio por enfrentamiento: %1</translation>
    </message>
    <message>
        <source>Each square: what the change does to this match-up</source>
        <translation>Cada cuadro: lo que el cambio hace a este enfrentamiento</translation>
    </message>
    <message>
        <source>not yet counted</source>
        <translation>aún sin contar</translation>
    </message>
    <message>
        <source>Most changed: %1.</source>
        <translation>Lo que más cambia: %1.</translation>
    </message>
    <message>
        <source>None of these match-ups comes out differently.</source>
        <translation>Ninguno de estos enfrentamientos sale distinto.</translation>
    </message>
    <message>
        <source>Charts in use</source>
        <translation>Tablas en uso</translation>
    </message>
    <message>
        <source>The charts built in, or a pack of your own numbers</source>
        <translation>Las tablas originales, o un paquete con tus números</translation>
    </message>
    <message>
        <source>Name of the pack</source>
        <translation>Nombre del paquete</translation>
    </message>
    <message>
        <source>What the pack is called; Enter keeps it</source>
        <translation>Cómo se llama el paquete; Enter lo guarda</translation>
    </message>
    <message>
        <source>name of the pack</source>
        <translation>nombre del paquete</translation>
    </message>
    <message>
        <source>Edition or page the numbers are from</source>
        <translation>Edición o página de donde salen los números</translation>
    </message>
    <message>
        <source>Noted beside each number that you type from now on</source>
        <translation>Acompaña a cada número que escribas desde ahora</translation>
    </message>
    <message>
        <source>edition, page</source>
        <translation>edición, página</translation>
    </message>
    <message>
        <source>Where Enter goes on</source>
        <translation>Por dónde sigue Enter</translation>
    </message>
    <message>
        <source>As your printed card is read</source>
        <translation>Como se lee tu tarjeta impresa</translation>
    </message>
    <message>
        <source>Enter goes along the row</source>
        <translation>Enter sigue por la fila</translation>
    </message>
    <message>
        <source>Enter goes down the column</source>
        <translation>Enter baja por la columna</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Chart as built in</source>
        <translation>Tabla original</translation>
    </message>
    <message>
        <source>New pack from this one</source>
        <translation>Paquete nuevo a partir de este</translation>
    </message>
    <message>
        <source>Not in use and not saved yet: %1</source>
        <translation>Sin usar y sin guardar todavía: %1</translation>
    </message>
    <message>
        <source>Here the charts can be read, not changed.</source>
        <translation>Aquí las tablas solo se miran.</translation>
    </message>
    <message>
        <source>The game uses the charts it began with, kept in its file. To play on by others: Ruleset, Open chart pack.</source>
        <translation>La partida se juega con las tablas con que empezó; su archivo las guarda. Tablas, Abrir un paquete: otras para lo que queda.</translation>
    </message>
    <message>
        <source>My charts</source>
        <translation>Mis tablas</translation>
    </message>
    <message>
        <source>My charts %1</source>
        <translation>Mis tablas %1</translation>
    </message>
    <message>
        <source>a cell</source>
        <translation>una casilla</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1 casillas</translation>
    </message>
    <message>
        <source>back to what is built in</source>
        <translation>como el original</translation>
    </message>
    <message>
        <source>the name</source>
        <translation>el nombre</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv);;All files (*)</source>
        <translation>Valores separados por comas (*.csv);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Save the forces</source>
        <translation>Guardar las fuerzas</translation>
    </message>
    <message>
        <source>Load forces</source>
        <translation>Cargar fuerzas</translation>
    </message>
    <message>
        <source>The forces are saved in %1.</source>
        <translation>Las fuerzas quedan guardadas en %1.</translation>
    </message>
    <message>
        <source>The forces cannot be written</source>
        <translation>No se pueden escribir las fuerzas</translation>
    </message>
    <message>
        <source>%1 is as it was.</source>
        <translation>%1 queda como estaba.</translation>
    </message>
    <message>
        <source>The forces cannot be read</source>
        <translation>No se pueden leer las fuerzas</translation>
    </message>
    <message>
        <source>Nothing is taken from %1 until this is put right.</source>
        <translation>No se toma nada de %1 hasta que se corrija esto.</translation>
    </message>
    <message>
        <source>The forces are already as %1 says.</source>
        <translation>Las fuerzas ya están como dice %1.</translation>
    </message>
    <message>
        <source>Entries written from %1: %2.</source>
        <translation>Anotaciones escritas a partir de %1: %2.</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Unir</translation>
    </message>
    <message>
        <source>%1 joins %2</source>
        <translation>%1 se une a %2</translation>
    </message>
    <message>
        <source>Enter: all is right, on to the next unit. Type a number to correct it; Space goes to the next number.</source>
        <translation>Enter: está bien, la siguiente unidad. Escribe un número para corregirlo; Espacio pasa al número siguiente.</translation>
    </message>
    <message>
        <source>Muster</source>
        <translation>Revista</translation>
    </message>
    <message>
        <source>Enter goes back to the form.</source>
        <translation>Enter vuelve al formulario.</translation>
    </message>
    <message>
        <source>Reason for the correction</source>
        <translation>Motivo de la corrección</translation>
    </message>
    <message>
        <source>The journal keeps it with each correction. Enter goes to the next unit.</source>
        <translation>El diario lo guarda con cada corrección. Enter pasa a la siguiente unidad.</translation>
    </message>
    <message>
        <source>Right (Enter)</source>
        <translation>Está bien (Enter)</translation>
    </message>
    <message>
        <source>Back (PgUp)</source>
        <translation>Atrás (RePág)</translation>
    </message>
    <message>
        <source>Leave (Esc)</source>
        <translation>Salir (Esc)</translation>
    </message>
    <message>
        <source>All numbers are right</source>
        <translation>Todos los números están bien</translation>
    </message>
    <message>
        <source>Back to the unit before</source>
        <translation>Volver a la unidad anterior</translation>
    </message>
    <message>
        <source>Leave the muster</source>
        <translation>Salir de la revista</translation>
    </message>
    <message>
        <source>muster</source>
        <translation>revista</translation>
    </message>
    <message>
        <source>Muster of %1, %2 of %3</source>
        <translation>Revista de %1, %2 de %3</translation>
    </message>
    <message>
        <source>%1 right, %2 corrected</source>
        <translation>%1 bien, %2 corregidas</translation>
    </message>
    <message>
        <source>Enter goes back.</source>
        <translation>Enter vuelve.</translation>
    </message>
    <message>
        <source>Corrected: %1. Enter goes back.</source>
        <translation>Corregidas: %1. Enter vuelve.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>As the journal writes it. Enter goes to the reason.</source>
        <translation>Como la escribe el diario. Enter pasa al motivo.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>What the file calls it: a-z, 0-9 and -. It is made from the name.</source>
        <translation>Cómo la llama el archivo: a-z, 0-9 y -. Se forma con el nombre.</translation>
    </message>
    <message>
        <source>Two letters or digits to type it by; nobody else has them.</source>
        <translation>Dos letras o cifras para escribirla; nadie más las tiene.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>What it is: a unit, a leader, a side or another.</source>
        <translation>Qué es: una unidad, un jefe, un bando u otra cosa.</translation>
    </message>
    <message>
        <source>Its side.</source>
        <translation>Su bando.</translation>
    </message>
    <message>
        <source>Who leads it; may stay empty.</source>
        <translation>Quién la manda; puede quedar vacío.</translation>
    </message>
    <message>
        <source>Like</source>
        <translation>Como</translation>
    </message>
    <message>
        <source>A typical one, whose stats it begins with; letters choose by name.</source>
        <translation>Una típica, con cuyos valores empieza; las letras eligen por el nombre.</translation>
    </message>
    <message>
        <source>A new unit</source>
        <translation>Una unidad nueva</translation>
    </message>
    <message>
        <source>new on the table</source>
        <translation>nueva en la mesa</translation>
    </message>
    <message>
        <source>the new one</source>
        <translation>la nueva</translation>
    </message>
    <message>
        <source>as it would be</source>
        <translation>como quedaría</translation>
    </message>
    <message>
        <source>type a name here</source>
        <translation>aquí hace falta un nombre</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>A line for the journal: a pass, a leader's move, what was agreed. It changes no number.</source>
        <translation>Una línea para el diario: se pasa, se mueve un jefe, lo que se acordó. No cambia ningún número.</translation>
    </message>
    <message>
        <source>A note in the journal</source>
        <translation>Una nota en el diario</translation>
    </message>
    <message>
        <source>type some words here</source>
        <translation>aquí hacen falta unas palabras</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>This entry</source>
        <translation>Esta anotación</translation>
    </message>
    <message>
        <source>Change answers below and keep the dice, or strike the entry out. The journal keeps what was.</source>
        <translation>Cambia respuestas abajo y conserva los dados, o tacha la anotación. El diario guarda lo que había.</translation>
    </message>
    <message>
        <source>Later entries that no longer fit</source>
        <translation>Anotaciones posteriores que ya no encajan</translation>
    </message>
    <message>
        <source>What happens to later entries that this makes impossible.</source>
        <translation>Qué pasa con las anotaciones posteriores que esto hace imposibles.</translation>
    </message>
    <message>
        <source>Extra dice</source>
        <translation>Dados de más</translation>
    </message>
    <message>
        <source>Dice that the entry did not need before.</source>
        <translation>Dados que la anotación no necesitaba antes.</translation>
    </message>
    <message>
        <source>Their results</source>
        <translation>Sus resultados</translation>
    </message>
    <message>
        <source>Of the extra dice alone, in order; most changes need none.</source>
        <translation>Solo de los dados de más, por orden; la mayoría de los cambios no necesita ninguno.</translation>
    </message>
    <message>
        <source>stop and list them</source>
        <translation>parar y mostrarlas</translation>
    </message>
    <message>
        <source>keep them</source>
        <translation>conservarlas</translation>
    </message>
    <message>
        <source>strike them out</source>
        <translation>tacharlas</translation>
    </message>
    <message>
        <source>rolled by the program</source>
        <translation>los tira el programa</translation>
    </message>
    <message>
        <source>Entry %1 is a ruling or takes one back: Ctrl+Z takes it back.</source>
        <translation>La anotación %1 es una decisión o retira una: Ctrl+Z la retira.</translation>
    </message>
    <message>
        <source>Entry %1 is no longer in force.</source>
        <translation>La anotación %1 ya no vale.</translation>
    </message>
    <message>
        <source>Another ruling on entry %1</source>
        <translation>Otra decisión sobre la anotación %1</translation>
    </message>
    <message>
        <source>change answers, keep the dice</source>
        <translation>cambiar respuestas, conservar los dados</translation>
    </message>
    <message>
        <source>strike it out, as if it had never been</source>
        <translation>tacharla, como si no hubiera existido</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>As the list of scenarios shows it. Enter saves.</source>
        <translation>Como la muestra la lista de escenarios. Enter guarda.</translation>
    </message>
    <message>
        <source>What its file is called: a-z, 0-9 and -. It is made from the name.</source>
        <translation>Cómo se llama su archivo: a-z, 0-9 y -. Se forma con el nombre.</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Misión</translation>
    </message>
    <message>
        <source>What it is about and how it is won; may stay empty.</source>
        <translation>De qué trata y cómo se gana; puede quedar vacío.</translation>
    </message>
    <message>
        <source>Who attacks in battles that play themselves.</source>
        <translation>Quién va por el enemigo en las batallas que se juegan solas.</translation>
    </message>
    <message>
        <source>Save the forces as a scenario</source>
        <translation>Guardar las fuerzas como escenario</translation>
    </message>
    <message>
        <source>both sides</source>
        <translation>los dos bandos</translation>
    </message>
    <message>
        <source>%1: 1 unit</source>
        <translation>%1: 1 unidad</translation>
    </message>
    <message>
        <source>%1: %2 units</source>
        <translation>%1: %2 unidades</translation>
    </message>
    <message>
        <source>It begins with all units, leaders and sections as they stand now (%1), in turn 1.</source>
        <translation>Empieza con todas las unidades, jefes y secciones como están ahora (%1), en el turno 1.</translation>
    </message>
    <message>
        <source>it needs a name</source>
        <translation>le falta un nombre</translation>
    </message>
    <message>
        <source>scenarios cannot be kept here</source>
        <translation>aquí no se pueden guardar escenarios</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corregir</translation>
    </message>
    <message>
        <source>Correct %1</source>
        <translation>Corregir %1</translation>
    </message>
    <message>
        <source>Correct %1, %2</source>
        <translation>Corregir %1, %2</translation>
    </message>
    <message>
        <source>Nothing is changed.</source>
        <translation>No cambia nada.</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Dividir</translation>
    </message>
    <message>
        <source>Size of the part</source>
        <translation>Tamaño de la parte</translation>
    </message>
    <message>
        <source>As the rules count a unit. Enter splits.</source>
        <translation>Como las reglas cuentan una unidad. Enter divide.</translation>
    </message>
    <message>
        <source>Name of the part</source>
        <translation>Nombre de la parte</translation>
    </message>
    <message>
        <source>As the journal writes it. Enter splits.</source>
        <translation>Como la escribe el diario. Enter divide.</translation>
    </message>
    <message>
        <source>Key of the part</source>
        <translation>Clave de la parte</translation>
    </message>
    <message>
        <source>Code of the part</source>
        <translation>Código de la parte</translation>
    </message>
    <message>
        <source>Split %1</source>
        <translation>Dividir %1</translation>
    </message>
    <message>
        <source>%1, part</source>
        <translation>%1, parte</translation>
    </message>
    <message>
        <source>type a whole number here</source>
        <translation>aquí hace falta un número entero</translation>
    </message>
    <message>
        <source>%1 to %2.</source>
        <translation>%1 a %2.</translation>
    </message>
    <message>
        <source>Alt+%1.</source>
        <translation>Alt+%1.</translation>
    </message>
    <message>
        <source>Enter goes on.</source>
        <translation>Enter sigue.</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>sin valor</translation>
    </message>
    <message>
        <source>%1, now %2</source>
        <translation>%1, ahora %2</translation>
    </message>
    <message>
        <source>was %1 ✎</source>
        <translation>antes %1 ✎</translation>
    </message>
    <message>
        <source>What it may have</source>
        <translation>Lo que puede tener</translation>
    </message>
    <message>
        <source>As units like it have</source>
        <translation>Lo que tienen unidades como ella</translation>
    </message>
    <message>
        <source>What it has</source>
        <translation>Lo que tiene</translation>
    </message>
    <message>
        <source>%1 is saved as a scenario: a new game (Ctrl+N) can begin with it.</source>
        <translation>%1 queda guardado como escenario: una partida nueva (Ctrl+N) puede empezar con él.</translation>
    </message>
    <message>
        <source>Correct a unit: its code, or some letters of its name; Enter opens it</source>
        <translation>Corregir una unidad: su código, o letras de su nombre; Enter la abre</translation>
    </message>
    <message>
        <source>No side has units to count.</source>
        <translation>Ningún bando tiene unidades que contar.</translation>
    </message>
    <message>
        <source>Muster: which side? Enter takes it</source>
        <translation>Revista: ¿qué bando? Enter lo toma</translation>
    </message>
    <message>
        <source>Split a unit: its code, or some letters of its name</source>
        <translation>Dividir una unidad: su código, o letras de su nombre</translation>
    </message>
    <message>
        <source>Join: the unit that stays, by its code or some letters of its name</source>
        <translation>Unir: la unidad que se queda, por su código o letras de su nombre</translation>
    </message>
    <message>
        <source>Join: which unit goes into %1? Enter joins them</source>
        <translation>Unir: ¿qué unidad pasa a %1? Enter las une</translation>
    </message>
    <message>
        <source>Why: the journal keeps it. Enter writes it, Esc goes back.</source>
        <translation>Por qué: el diario lo guarda. Enter lo escribe, Esc vuelve.</translation>
    </message>
    <message>
        <source>%1 (Enter)</source>
        <translation>%1 (Enter)</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <translation>%1, en %2</translation>
    </message>
    <message>
        <source>Alt+%1</source>
        <translation>Alt+%1</translation>
    </message>
    <message>
        <source>Typed over: the forces say %1. %2</source>
        <translation>Escrito encima: las fuerzas dicen %1. %2</translation>
    </message>
    <message>
        <source>What the forces say: Space, or the letter of a field, opens it.</source>
        <translation>Lo que dicen las fuerzas: Espacio, o la letra de un campo, lo abre.</translation>
    </message>
    <message>
        <source>%1, more</source>
        <translation>%1, más</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>como siempre</translation>
    </message>
    <message>
        <source>▸ All else: %1</source>
        <translation>▸ Lo demás: %1</translation>
    </message>
    <message>
        <source>type a number here</source>
        <translation>aquí hace falta un número</translation>
    </message>
    <message>
        <source>Remove row (Ctrl+Del)</source>
        <translation>Quitar fila (Ctrl+Supr)</translation>
    </message>
    <message>
        <source>Remove row</source>
        <translation>Quitar fila</translation>
    </message>
    <message>
        <source>Another %1</source>
        <translation>Añadir %1</translation>
    </message>
    <message>
        <source>unit, leader</source>
        <translation>unidad, jefe</translation>
    </message>
    <message>
        <source>Add row</source>
        <translation>Añadir fila</translation>
    </message>
    <message>
        <source>%1 (Ins)</source>
        <translation>%1 (Ins)</translation>
    </message>
    <message>
        <source>Ins, Alt+%1</source>
        <translation>Ins, Alt+%1</translation>
    </message>
    <message>
        <source>Row %1, %2: %3</source>
        <translation>Fila %1, %2: %3</translation>
    </message>
    <message>
        <source>Row %1, %2</source>
        <translation>Fila %1, %2</translation>
    </message>
    <message>
        <source>the letter that says yes</source>
        <translation>la letra que dice sí</translation>
    </message>
    <message>
        <source>the letter that says no</source>
        <translation>la letra que dice no</translation>
    </message>
    <message>
        <source>Play on by other charts?</source>
        <translation>¿Otras tablas para lo que queda de partida?</translation>
    </message>
    <message>
        <source>the charts built in</source>
        <translation>las tablas originales</translation>
    </message>
    <message>
        <source>The game is played by the charts it was begun with. From here on it goes by %1; what was played stays.</source>
        <translation>La partida se juega con las tablas con que empezó. Desde aquí sigue con %1; lo jugado queda.</translation>
    </message>
    <message>
        <source>The pack is refused</source>
        <translation>El paquete se rechaza</translation>
    </message>
    <message>
        <source>%1 is not used; the charts are as they were.</source>
        <translation>%1 no se usa; las tablas quedan como estaban.</translation>
    </message>
    <message>
        <source>This phase has no action of its own: begin with the name of one.</source>
        <translation>Esta fase no tiene acción propia: empieza con el nombre de una.</translation>
    </message>
    <message>
        <source>There is no unit %1, and no such action: %2.</source>
        <translation>No hay unidad %1, ni acción que se llame así: %2.</translation>
    </message>
    <message>
        <source>No such action: %1.</source>
        <translation>No hay tal acción: %1.</translation>
    </message>
    <message>
        <source>There is no role for %1 in: %2.</source>
        <translation>%1 no encuentra papel en: %2.</translation>
    </message>
    <message>
        <source>Before the "=" of %1: %2.</source>
        <translation>Antes del «=» de %1: %2.</translation>
    </message>
    <message>
        <source>%1: it is given twice.</source>
        <translation>%1: se da dos veces.</translation>
    </message>
    <message>
        <source>There is no unit %1.</source>
        <translation>No hay unidad %1.</translation>
    </message>
    <message>
        <source>No field is left to measure for "%1". Set other fields by key=value.</source>
        <translation>Aquí no se mide nada más: «%1». Otros campos se ponen con clave=valor.</translation>
    </message>
    <message>
        <source>Then: %1</source>
        <translation>Luego: %1</translation>
    </message>
    <message>
        <source>Codes of the units, then what is measured; begin with a word for another action: rally k2, k7 m3 6.5, k7 m3 6.5 aspect=flank</source>
        <translation>Códigos de las unidades, luego lo que se mide; empieza con una palabra para otra acción: rally k2, k7 m3 6.5, k7 m3 6.5 aspect=flank</translation>
    </message>
    <message>
        <source>Codes: Enter takes them to the dice, Esc leaves them</source>
        <translation>Códigos: Enter los lleva a los dados, Esc los deja</translation>
    </message>
    <message>
        <source>Codes of a whole play</source>
        <translation>Códigos de una jugada entera</translation>
    </message>
    <message>
        <source>Enter goes on to the form, which asks for a reason.</source>
        <translation>Enter sigue al formulario, que pide un motivo.</translation>
    </message>
    <message>
        <source>End the phase (Enter)</source>
        <translation>Acabar la fase (Enter)</translation>
    </message>
    <message>
        <source>Reason to end the phase anyway</source>
        <translation>Motivo para acabar la fase de todos modos</translation>
    </message>
    <message>
        <source>The journal keeps it. Enter ends the phase, Esc goes back.</source>
        <translation>El diario lo guarda. Enter acaba la fase, Esc vuelve.</translation>
    </message>
    <message>
        <source>End the phase</source>
        <translation>Acabar la fase</translation>
    </message>
    <message>
        <source>End %1?</source>
        <translation>¿Acabar %1?</translation>
    </message>
    <message>
        <source>they hold</source>
        <translation>mantienen</translation>
    </message>
    <message>
        <source>Alt+%1: </source>
        <translation>Alt+%1: </translation>
    </message>
    <message>
        <source>Still owed</source>
        <translation>Todavía pendiente</translation>
    </message>
    <message>
        <source>▲ Say why: the journal keeps it.</source>
        <translation>▲ Di por qué: el diario lo guarda.</translation>
    </message>
    <message>
        <source>it cannot be read: {0}</source>
        <translation>no se puede leer: {0}</translation>
    </message>
    <message>
        <source>as %1 says</source>
        <translation>como dice %1</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Marcas</translation>
    </message>
    <message>
        <source>Forces</source>
        <translation>Fuerzas</translation>
    </message>
    <message>
        <source>Enter takes the unit for the form; F2 sets its numbers right.</source>
        <translation>Enter toma la unidad para el formulario; F2 corrige sus números.</translation>
    </message>
    <message>
        <source>Journal, the newest last</source>
        <translation>Diario, lo más nuevo al final</translation>
    </message>
    <message>
        <source>Enter opens another ruling on the selected entry.</source>
        <translation>Enter abre otra decisión sobre la anotación actual.</translation>
    </message>
    <message>
        <source>saved, entry %1</source>
        <translation>guardado, anotación %1</translation>
    </message>
    <message>
        <source>followed, entry %1</source>
        <translation>seguida, anotación %1</translation>
    </message>
    <message>
        <source>Seal to write down: %1</source>
        <translation>Sello que anotar: %1</translation>
    </message>
    <message>
        <source>Nothing is left to do in this phase: F8 ends it.</source>
        <translation>No queda nada que hacer en esta fase: F8 la acaba.</translation>
    </message>
    <message>
        <source>Nothing more is left to do in this phase: F8 ends it.</source>
        <translation>No queda nada más que hacer en esta fase: F8 la acaba.</translation>
    </message>
    <message>
        <source>%1, undone: %2</source>
        <translation>%1, deshecha: %2</translation>
    </message>
    <message>
        <source>Choose the game's file (Enter)</source>
        <translation>Elegir el archivo de la partida (Enter)</translation>
    </message>
    <message>
        <source>The charts the game is played by: built in, or a pack</source>
        <translation>Las tablas con que se juega la partida: las originales o un paquete</translation>
    </message>
    <message>
        <source>Choose the game's file</source>
        <translation>Elegir el archivo de la partida</translation>
    </message>
    <message>
        <source>New game: %1</source>
        <translation>Partida nueva: %1</translation>
    </message>
    <message>
        <source>No words: the program rolls at once</source>
        <translation>Sin palabras: el programa tira enseguida</translation>
    </message>
    <message>
        <source>%1 holds this computer</source>
        <translation>%1 maneja este ordenador</translation>
    </message>
    <message>
        <source>Words before the dice</source>
        <translation>Palabras antes de los dados</translation>
    </message>
    <message>
        <source>Each side says a word before the program rolls, so that nobody can choose the dice.</source>
        <translation>Cada bando dice una palabra antes de que tire el programa, para que nadie pueda elegir los dados.</translation>
    </message>
    <message>
        <source>Write these letters down. Then each side says a word; whoever holds this computer goes first or not at all.</source>
        <translation>Anota estas letras. Después los bandos dicen una palabra, primero o ninguna quien maneja este ordenador.</translation>
    </message>
    <message>
        <source>Or throw the roll away. It is written down, with its faces. Why:</source>
        <translation>O descarta la tirada. Queda anotada, con sus caras. Por qué:</translation>
    </message>
    <message>
        <source>Why the roll is thrown away</source>
        <translation>Por qué se descarta la tirada</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>%1, holds the computer</source>
        <translation>%1, maneja el ordenador</translation>
    </message>
    <message>
        <source>Word of %1</source>
        <translation>Palabra de %1</translation>
    </message>
    <message>
        <source>What this form was for is no longer owed: it now counts as a separate play.</source>
        <translation>Lo que respondía este formulario ya no está pendiente: ahora vale por sí solo.</translation>
    </message>
    <message>
        <source>%1 is no longer in the game.</source>
        <translation>%1 ya no está en la partida.</translation>
    </message>
    <message>
        <source>as the players say</source>
        <translation>como dicen los jugadores</translation>
    </message>
    <message>
        <source>Must: %1</source>
        <translation>Obligatorio: %1</translation>
    </message>
    <message>
        <source>Turn %1, %2, round %3</source>
        <translation>Turno %1, %2, ronda %3</translation>
    </message>
    <message>
        <source>%1: what follows from it</source>
        <translation>%1: lo que sigue</translation>
    </message>
    <message>
        <source>Sequence of play: what is owed and who has not acted</source>
        <translation>Secuencia de juego: lo que está pendiente y quién no ha actuado</translation>
    </message>
    <message>
        <source>Enter opens the form for the selected line. Space records that it is done at the table, or that the unit holds. F8 ends the phase.</source>
        <translation>Enter abre el formulario de la línea actual. Espacio dice que está hecho en la mesa, o que mantiene. F8 acaba la fase.</translation>
    </message>
    <message>
        <source>If it happens</source>
        <translation>Si ocurre</translation>
    </message>
    <message>
        <source>Owed now</source>
        <translation>Pendiente ahora</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Boca abajo</translation>
    </message>
    <message>
        <source>Nothing is owed.</source>
        <translation>No hay nada pendiente.</translation>
    </message>
    <message>
        <source>F8 ends %1.</source>
        <translation>F8 acaba %1.</translation>
    </message>
    <message>
        <source>There is nothing to fill in: do it on the table.</source>
        <translation>No hay nada que rellenar: hazlo en la mesa.</translation>
    </message>
    <message>
        <source>Enter opens its form.</source>
        <translation>Enter abre su formulario.</translation>
    </message>
    <message>
        <source>Where the game stands. F8, or a click, ends the phase.</source>
        <translation>Dónde está la partida. F8, o un clic, acaba la fase.</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>what follows</source>
        <translation>lo que sigue</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>ronda %1</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1, %2 de %3</translation>
    </message>
    <message>
        <source>Units in the box, their codes with commas between them</source>
        <translation>Unidades de la caja, sus códigos separados por comas</translation>
    </message>
    <message>
        <source>Which marker is the real one</source>
        <translation>Qué marcador es el verdadero</translation>
    </message>
    <message>
        <source>marker 1 is real</source>
        <translation>el marcador 1 es el verdadero</translation>
    </message>
    <message>
        <source>marker 2 is real</source>
        <translation>el marcador 2 es el verdadero</translation>
    </message>
    <message>
        <source>Del Nothing</source>
        <translation>Supr Nada</translation>
    </message>
    <message>
        <source>%1: no die</source>
        <translation>%1: sin dado</translation>
    </message>
    <message>
        <source>The faces that fell; Enter goes on. Enter with no die typed: the program rolls them all.</source>
        <translation>Lo que salió; Enter sigue. Enter sin ningún dado escrito: el programa los tira todos.</translation>
    </message>
    <message>
        <source>%1: its code</source>
        <translation>%1: su código</translation>
    </message>
    <message>
        <source>%1 is not a face of a d%2</source>
        <translation>%1 no es una cara de un d%2</translation>
    </message>
    <message>
        <source>%1 of %2 dice are typed. Type all, or none: then the program rolls them</source>
        <translation>Están escritos %1 de %2 dados. Escríbelos todos, o ninguno: entonces los tira el programa</translation>
    </message>
    <message>
        <source>There is no unit %1</source>
        <translation>No hay unidad %1</translation>
    </message>
    <message>
        <source>%1  Reveal %2</source>
        <translation>%1  Revelar %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 lie face down.</source>
        <translation>%1: %2 de %3 están boca abajo.</translation>
    </message>
    <message>
        <source>Only %1 looks now (Enter)</source>
        <translation>Ahora solo mira %1 (Enter)</translation>
    </message>
    <message>
        <source>Only %1 looks now</source>
        <translation>Ahora solo mira %1</translation>
    </message>
    <message>
        <source>Hand the screen to %1. Nobody else looks now.</source>
        <translation>Pasa la pantalla a %1. Ahora no mira nadie más.</translation>
    </message>
    <message>
        <source>Turn all up together (Enter)</source>
        <translation>Volverlas todas boca arriba a la vez (Enter)</translation>
    </message>
    <message>
        <source>measured on the table</source>
        <translation>medido en la mesa</translation>
    </message>
    <message>
        <source>Lay them face down: %1 (Ctrl+Enter)</source>
        <translation>Ponerlas boca abajo: %1 (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Without a leader</source>
        <translation>Sin jefe</translation>
    </message>
    <message>
        <source>%1: points left %2</source>
        <translation>%1: puntos que quedan %2</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>boca abajo</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>no %1</translation>
    </message>
    <message>
        <source>costs %1</source>
        <translation>cuesta %1</translation>
    </message>
    <message>
        <source>%1. ▲ %2. Enter: lay it anyway, with a reason.</source>
        <translation>%1. ▲ %2. Enter: ponerla de todos modos, con un motivo.</translation>
    </message>
    <message>
        <source>Far</source>
        <translation>Lejos</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Lay orders and boxes face down</source>
        <translation>Poner órdenes y cajas boca abajo</translation>
    </message>
    <message>
        <source>Nothing is laid face down in this phase. Esc goes back to the form.</source>
        <translation>En esta fase no se pone nada boca abajo. Esc vuelve al formulario.</translation>
    </message>
    <message>
        <source>Go on; with no die typed the program rolls (F5)</source>
        <translation>Seguir; sin ningún dado escrito tira el programa (F5)</translation>
    </message>
    <message>
        <source>Enter opens the selected box: its units by their codes, then which marker is real. Del empties it. Ctrl+Enter lays them face down; Esc lowers the curtain and forgets what is not laid.</source>
        <translation>Enter abre la caja actual: sus unidades por sus códigos, luego qué marcador es el verdadero. Supr la vacía. Ctrl+Enter las pone boca abajo; Esc baja el telón y olvida lo que no está puesto.</translation>
    </message>
    <message>
        <source>A letter puts a chip on the selected unit and goes on. Ctrl+Enter lays them all face down; Esc hides them and forgets what is not laid.</source>
        <translation>Una letra pone una ficha en la unidad actual y sigue. Ctrl+Enter las pone todas boca abajo; Esc las oculta y olvida lo que no está puesto.</translation>
    </message>
    <message>
        <source>Without a chip: %1</source>
        <translation>Sin ficha: %1</translation>
    </message>
    <message>
        <source>Type a die for each. With none typed Enter turns all up and the program rolls for these. %1</source>
        <translation>Escribe un dado para cada una. Sin ninguno escrito Enter las vuelve todas boca arriba y el programa tira por estas. %1</translation>
    </message>
    <message>
        <source>Turn all up; with no die typed the program rolls (F5)</source>
        <translation>Volverlas todas boca arriba; sin ningún dado escrito tira el programa (F5)</translation>
    </message>
    <message>
        <source>What this side lays face down</source>
        <translation>Lo que este bando pone boca abajo</translation>
    </message>
    <message>
        <source>1 order</source>
        <translation>1 orden</translation>
    </message>
    <message>
        <source>%1 orders</source>
        <translation>%1 órdenes</translation>
    </message>
    <message>
        <source>▲ Without an order, they roll at random: %1</source>
        <translation>▲ Sin orden, tiran al azar: %1</translation>
    </message>
    <message>
        <source>Without an order: %1</source>
        <translation>Sin orden: %1</translation>
    </message>
    <message>
        <source>Chip: %1</source>
        <translation>Ficha: %1</translation>
    </message>
    <message>
        <source>1 unit</source>
        <translation>1 unidad</translation>
    </message>
    <message>
        <source>%1 units</source>
        <translation>%1 unidades</translation>
    </message>
    <message>
        <source>Roll for those without (F5)</source>
        <translation>Tirar por las que no tienen (F5)</translation>
    </message>
    <message>
        <source>End the phase (F8)</source>
        <translation>Acabar la fase (F8)</translation>
    </message>
    <message>
        <source>Orders turned up</source>
        <translation>Órdenes descubiertas</translation>
    </message>
    <message>
        <source>F8 goes on. Esc goes back to the form; Ctrl+Shift+U shows this page again.</source>
        <translation>F8 sigue. Esc vuelve al formulario; Ctrl+Mayús+U vuelve a mostrar esta página.</translation>
    </message>
    <message>
        <source>The program rolls an order for each unit that has none. Typed dice: F11.</source>
        <translation>El programa tira una orden por cada unidad que no tiene. Dados escritos: F11.</translation>
    </message>
    <message>
        <source>No orders are laid in this game</source>
        <translation>En esta partida no se ponen órdenes</translation>
    </message>
    <message>
        <source>Orders turned up by entry %1</source>
        <translation>Órdenes descubiertas por la anotación %1</translation>
    </message>
    <message>
        <source>%1: orders of %2 units.</source>
        <translation>%1: órdenes de %2 unidades.</translation>
    </message>
    <message>
        <source>End %1 (F8)</source>
        <translation>Acabar %1 (F8)</translation>
    </message>
    <message>
        <source>Search the manual: type some words, to find the parts that have them all</source>
        <translation>Buscar en el manual: unas palabras, que han de estar todas</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Buscar en el manual</translation>
    </message>
    <message>
        <source>Pages of the manual</source>
        <translation>Páginas del manual</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>No se encuentra nada</translation>
    </message>
    <message>
        <source>No page has all these words.</source>
        <translation>Ninguna página tiene todas estas palabras.</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>any of %1 results</source>
        <translation>cualquiera de %1 resultados</translation>
    </message>
    <message>
        <source>What would change these odds most: %1</source>
        <translation>Lo que más cambiaría estas probabilidades: %1</translation>
    </message>
    <message>
        <source>The odds with the previous answers:</source>
        <translation>Las probabilidades de las respuestas de antes:</translation>
    </message>
    <message>
        <source>The odds stand here once you name the %1.</source>
        <translation>Las probabilidades aparecen aquí en cuanto nombres: %1.</translation>
    </message>
    <message>
        <source>%1: changes %2, on average by %3</source>
        <translation>%1: cambia %2, de media en %3</translation>
    </message>
    <message>
        <source>; decided %1</source>
        <translation>; decidida %1</translation>
    </message>
    <message>
        <source>The score: %1</source>
        <translation>El tanteo: %1</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
    <message>
        <source>Print... (Ctrl+P)</source>
        <translation>Imprimir... (Ctrl+P)</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Of the rules by the charts in use, or of the game that is open</source>
        <translation>De las reglas con las tablas en uso, o de la partida abierta</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>One side's sheet shows what it laid face down: nobody else is to see it</source>
        <translation>La hoja de un bando muestra lo que puso boca abajo: nadie más debe verla</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Print at full size: a bar on each page tells whether the printer kept to it</source>
        <translation>Imprime a tamaño real: una barra en cada página dice si la impresora lo respetó</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>The pages</source>
        <translation>Las páginas</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>%1 alone, with what it hides</source>
        <translation>Solo %1, con lo que oculta</translation>
    </message>
    <message>
        <source>The pages are being laid out</source>
        <translation>Se están componiendo las páginas</translation>
    </message>
    <message>
        <source>One page</source>
        <translation>Una página</translation>
    </message>
    <message>
        <source>%1 pages</source>
        <translation>%1 páginas</translation>
    </message>
    <message>
        <source>It shows what this side laid face down. Turn the screen away from the others first.</source>
        <translation>Muestra lo que este bando puso boca abajo. Gira antes la pantalla para que no la vean los demás.</translation>
    </message>
    <message>
        <source>Save as PDF...</source>
        <translation>Guardar como PDF...</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Mostrarla</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Guardar como PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;All files (*)</source>
        <translation>PDF (*.pdf);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>%1 %2.pdf</source>
        <translation>%1 %2.pdf</translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation>Guardado en %1.</translation>
    </message>
    <message>
        <source>The sheets cannot be written</source>
        <translation>No se pueden escribir las hojas</translation>
    </message>
    <message>
        <source>Nothing else is changed.</source>
        <translation>No cambia nada más.</translation>
    </message>
    <message>
        <source>Begin a game from it...</source>
        <translation>Empezar una partida con ella...</translation>
    </message>
    <message>
        <source>Go on from it in the open game</source>
        <translation>Seguir con ella en la partida abierta</translation>
    </message>
    <message>
        <source>Lines of the sheet</source>
        <translation>Líneas de la hoja</translation>
    </message>
    <message>
        <source>A line each, in any order. Tab goes on to the buttons.</source>
        <translation>Una línea cada una, en cualquier orden. Tab pasa a los botones.</translation>
    </message>
    <message>
        <source>The charts the game was played by: they stand at the head of the sheet</source>
        <translation>Las tablas con que se jugaba la partida: están en la cabecera de la hoja</translation>
    </message>
    <message>
        <source>Begin a game from it</source>
        <translation>Empezar una partida con ella</translation>
    </message>
    <message>
        <source>A game from its printed sheet</source>
        <translation>Una partida desde su hoja impresa</translation>
    </message>
    <message>
        <source>Type the letters behind the marks », a line each. Their order, small letters and spaces do not matter. There is no O and no 0, no I and no 1.</source>
        <translation>Escribe las letras que siguen a las marcas », una línea cada una. El orden, las minúsculas y los espacios no importan. No hay O ni 0, ni I ni 1.</translation>
    </message>
    <message>
        <source>Why the open game goes on from paper: the journal keeps it</source>
        <translation>Por qué la partida abierta sigue desde el papel: el diario lo guarda</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Línea %1: %2</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>y %1 más</translation>
    </message>
    <message>
        <source>Go on (Enter)</source>
        <translation>Seguir (Enter)</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>%1: what to do on the table</source>
        <translation>%1: qué hacer en la mesa</translation>
    </message>
    <message>
        <source>%1, before %2</source>
        <translation>%1, antes %2</translation>
    </message>
    <message>
        <source>off the table</source>
        <translation>fuera de la mesa</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>Ahora: %1</translation>
    </message>
    <message>
        <source>%1 of %2 done. Space or 1 to 9 ticks a line off, Enter goes on.</source>
        <translation>%1 de %2 hechas. Espacio o 1 a 9 marca una línea, Enter sigue.</translation>
    </message>
    <message>
        <source>Enter rolls</source>
        <translation>Enter tira</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Probabilidad</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>▲ No unit has a target: type the code of one in its row.</source>
        <translation>▲ Ninguna unidad tiene blanco: escribe el código de uno en su fila.</translation>
    </message>
    <message>
        <source>Type this unit's dice. Enter once more: the program rolls them. Shift+F5: it rolls for all rows.</source>
        <translation>Escribe los dados de esta unidad. Otro Enter: los tira el programa. Mayús+F5: tira por todas las filas.</translation>
    </message>
    <message>
        <source>Roll for all rows that are left</source>
        <translation>Tirar por todas las filas que quedan</translation>
    </message>
    <message>
        <source>Each target in all</source>
        <translation>Cada blanco en total</translation>
    </message>
    <message>
        <source>%1, unit by unit</source>
        <translation>%1, unidad por unidad</translation>
    </message>
    <message>
        <source>End %1</source>
        <translation>Acabar %1</translation>
    </message>
    <message>
        <source>Nothing in this phase is played unit by unit. Esc: back to the form.</source>
        <translation>En esta fase ninguna unidad actúa por sí sola. Esc: vuelve al formulario.</translation>
    </message>
    <message>
        <source>No unit can do this any more in this phase. Esc: back to the form.</source>
        <translation>En esta fase ninguna unidad puede ya hacer esto. Esc: vuelve al formulario.</translation>
    </message>
    <message>
        <source>%1 to roll, %2 done</source>
        <translation>%1 por tirar, %2 hechas</translation>
    </message>
    <message>
        <source>%1 without a target</source>
        <translation>%1 sin blanco</translation>
    </message>
    <message>
        <source>Roll all that are left (Shift+F5)</source>
        <translation>Tirar todas las que quedan (Mayús+F5)</translation>
    </message>
    <message>
        <source>Roll the one left (Shift+F5)</source>
        <translation>Tirar la que queda (Mayús+F5)</translation>
    </message>
    <message>
        <source>Roll the %1 left (Shift+F5)</source>
        <translation>Tirar las %1 que quedan (Mayús+F5)</translation>
    </message>
    <message>
        <source>Exact chances over all rows together; hatched: the target gives way.</source>
        <translation>Probabilidades exactas de todas las filas juntas; rayado: el blanco cede.</translation>
    </message>
    <message>
        <source>This row is written down. Ctrl+Z takes back what was written last.</source>
        <translation>Esta fila está anotada. Ctrl+Z retira lo último que se anotó.</translation>
    </message>
    <message>
        <source>Nothing is typed for this unit yet.</source>
        <translation>Aún no hay nada escrito para esta unidad.</translation>
    </message>
    <message>
        <source>All rows are written down.</source>
        <translation>Todas las filas están anotadas.</translation>
    </message>
    <message>
        <source>▲ No row is left to roll.</source>
        <translation>▲ No queda ninguna fila por tirar.</translation>
    </message>
    <message>
        <source>1 row rolled.</source>
        <translation>1 fila tirada.</translation>
    </message>
    <message>
        <source>%1 rows rolled.</source>
        <translation>%1 filas tiradas.</translation>
    </message>
    <message>
        <source>▲ Thrown away: %1.</source>
        <translation>▲ Descartadas: %1.</translation>
    </message>
    <message>
        <source>▲ Not rolled: %1.</source>
        <translation>▲ No tiradas: %1.</translation>
    </message>
    <message>
        <source>Phase sheet: a row for each unit that may still act</source>
        <translation>Hoja de fase: una fila por cada unidad que aún puede actuar</translation>
    </message>
    <message>
        <source>Targets and measures down the rows, then the dice. Enter settles a row.</source>
        <translation>Blancos y medidas hacia abajo, luego los dados. Enter resuelve una fila.</translation>
    </message>
    <message>
        <source>Space folds them. In the table Down goes to each of them.</source>
        <translation>Espacio las pliega. En la tabla Abajo pasa por cada una.</translation>
    </message>
    <message>
        <source>1 without a target: Enter skips it</source>
        <translation>1 sin blanco: Enter la salta</translation>
    </message>
    <message>
        <source>%1 without a target: Enter skips them</source>
        <translation>%1 sin blanco: Enter las salta</translation>
    </message>
    <message>
        <source>%1, settled</source>
        <translation>%1, resuelto</translation>
    </message>
    <message>
        <source>%1, %2 settled</source>
        <translation>%1, %2 resueltas</translation>
    </message>
    <message>
        <source>Gives way</source>
        <translation>Cede</translation>
    </message>
    <message>
        <source>Has given way</source>
        <translation>Ha cedido</translation>
    </message>
    <message>
        <source>%1: yes</source>
        <translation>%1: sí</translation>
    </message>
    <message>
        <source>%1: no</source>
        <translation>%1: no</translation>
    </message>
    <message>
        <source>%1: its army breaks %2.</source>
        <translation>%1: su ejército se quiebra %2.</translation>
    </message>
    <message>
        <source>PlayersView</source>
        <translation>Vista de los jugadores</translation>
    </message>
    <message>
        <source>%1: %2 face down</source>
        <translation>%1: %2 boca abajo</translation>
    </message>
    <message>
        <source>%1 of %2 left</source>
        <translation>quedan %1 de %2</translation>
    </message>
    <message>
        <source>then %1</source>
        <translation>luego %1</translation>
    </message>
    <message>
        <source>Seal %1</source>
        <translation>Sello %1</translation>
    </message>
    <message>
        <source>The players' view - Corneta</source>
        <translation>La vista de los jugadores - Corneta</translation>
    </message>
    <message>
        <source>The players' view</source>
        <translation>La vista de los jugadores</translation>
    </message>
    <message>
        <source>Space, or the number of the line, ticks it off.</source>
        <translation>Espacio, o el número de la línea, la marca.</translation>
    </message>
    <message>
        <source>This session, not saved</source>
        <translation>Esta sesión, sin guardar</translation>
    </message>
    <message>
        <source>No dice yet.

Alt and the underlined letter goes to a field, Ctrl+J finds one by its name.
Enter goes on to the dice. Type what falls on the table and press Enter; Enter alone rolls, so does F5.

The sentence, what to do with the figures, and every step of the working with its rule will stand here.

Ctrl+K opens another action, F4 the charts, F1 all keys.</source>
        <translation>Sin dados todavía.

Alt y la letra subrayada va a un campo, Ctrl+J encuentra uno por su nombre.
Enter pasa a los dados. Escribe lo que salga en la mesa y pulsa Enter; Enter solo tira, y también F5.

Aquí aparecerán la frase, qué hacer con las figuras, y cada paso del cálculo con su regla.

Ctrl+K abre otra acción, F4 las tablas, F1 todas las teclas.</translation>
    </message>
    <message>
        <source>Result, dice %1</source>
        <translation>Resultado, dados %1</translation>
    </message>
    <message>
        <source>Entry %1, written down</source>
        <translation>Anotación %1, escrita</translation>
    </message>
    <message>
        <source>Entry %1</source>
        <translation>Anotación %1</translation>
    </message>
    <message>
        <source>Last result</source>
        <translation>Último resultado</translation>
    </message>
    <message>
        <source>It takes effect when the phase ends.</source>
        <translation>Tiene efecto cuando acaba la fase.</translation>
    </message>
    <message>
        <source>Dice: %1</source>
        <translation>Dados: %1</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%1 de %2 hechas</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>Lo que sigue</translation>
    </message>
    <message>
        <source>1 step</source>
        <translation>1 paso</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1 pasos</translation>
    </message>
    <message>
        <source>Working: %1 (%2)</source>
        <translation>Cálculo: %1 (%2)</translation>
    </message>
    <message>
        <source>Space opens the working, so does F6 once more.</source>
        <translation>Espacio abre el cálculo, y también F6 otra vez.</translation>
    </message>
    <message>
        <source>Enter shows the chart: %1, %2, %3</source>
        <translation>Enter muestra la tabla: %1, %2, %3</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Working, line by line</source>
        <translation>Cálculo, línea por línea</translation>
    </message>
    <message>
        <source>Up and down choose a line; Enter on an underlined one shows its chart</source>
        <translation>Arriba y abajo eligen una línea; Enter en una subrayada muestra su tabla</translation>
    </message>
    <message>
        <source>Charts: built in</source>
        <translation>Tablas: originales</translation>
    </message>
    <message>
        <source>Charts: pack %1, cells that are yours: %2</source>
        <translation>Tablas: paquete %1, casillas tuyas: %2</translation>
    </message>
    <message>
        <source>Open a chart pack</source>
        <translation>Abrir un paquete de tablas</translation>
    </message>
    <message>
        <source>Chart packs (*.jsonl);;All files (*)</source>
        <translation>Paquetes de tablas (*.jsonl);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Must:</source>
        <translation>Obligatorio:</translation>
    </message>
    <message>
        <source>%1 must:</source>
        <translation>%1 debe:</translation>
    </message>
    <message>
        <source>Choose one:</source>
        <translation>Elige una:</translation>
    </message>
    <message>
        <source>%1 chooses one:</source>
        <translation>%1 elige una:</translation>
    </message>
    <message>
        <source>Optional:</source>
        <translation>Opcional:</translation>
    </message>
    <message>
        <source>%1, optional:</source>
        <translation>%1, opcional:</translation>
    </message>
    <message>
        <source>this window only follows the game: {0}</source>
        <translation>esta ventana solo sigue la partida: {0}</translation>
    </message>
    <message>
        <source>Charts built in</source>
        <translation>Tablas originales</translation>
    </message>
    <message>
        <source>Charts of the game</source>
        <translation>Tablas de la partida</translation>
    </message>
    <message>
        <source>dice %1</source>
        <translation>dados %1</translation>
    </message>
    <message>
        <source>Key %1. %2</source>
        <translation>Tecla %1. %2</translation>
    </message>
    <message>
        <source>sits beside your table, asks what the rules ask, and says what happened.</source>
        <translation>acompaña a tu mesa, pregunta lo que preguntan las reglas y dice qué ha pasado.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Continue %1</source>
        <translation>Continuar %1</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>a .corneta file</source>
        <translation>un archivo .corneta</translation>
    </message>
    <message>
        <source>Try one roll</source>
        <translation>Probar una tirada</translation>
    </message>
    <message>
        <source>Any action of the four systems. Nothing is saved.</source>
        <translation>Cualquier acción de los cuatro sistemas. No se guarda nada.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Partida nueva</translation>
    </message>
    <message>
        <source>Nothing matches these letters.</source>
        <translation>Nada tiene estas letras.</translation>
    </message>
    <message>
        <source>The mission</source>
        <translation>La misión</translation>
    </message>
    <message>
        <source>What is wrong with the pack</source>
        <translation>Qué está mal en el paquete</translation>
    </message>
    <message>
        <source>This game has no scenario.</source>
        <translation>Esta partida no tiene escenario.</translation>
    </message>
    <message>
        <source>Reason to do it anyway</source>
        <translation>Motivo para hacerlo de todos modos</translation>
    </message>
    <message>
        <source>Why you do it anyway: the journal keeps it. Enter does it, Esc goes back.</source>
        <translation>Por qué lo haces de todos modos: el diario lo guarda. Enter lo hace, Esc vuelve.</translation>
    </message>
    <message>
        <source>the published text says so</source>
        <translation>lo dice el texto publicado</translation>
    </message>
    <message>
        <source>follows from a worked example in the text</source>
        <translation>se deduce de un ejemplo del texto</translation>
    </message>
    <message>
        <source>our stand-in where the text does not hold it</source>
        <translation>nuestro sustituto donde el texto no lo trae</translation>
    </message>
    <message>
        <source>from your pack</source>
        <translation>de tu paquete</translation>
    </message>
    <message>
        <source>Marks: square rules, diamond example, ring house, star yours</source>
        <translation>Marcas: cuadrado reglas, rombo ejemplo, anillo casa, estrella tuyo</translation>
    </message>
    <message>
        <source>Click a heading to sort by it, or type the number of its column</source>
        <translation>Pulsa una cabecera para ordenar por ella, o escribe el número de su columna</translation>
    </message>
    <message>
        <source>Esc goes back to the form</source>
        <translation>Esc vuelve al formulario</translation>
    </message>
    <message>
        <source>codes, such as K1,K2</source>
        <translation>códigos, como K1,K2</translation>
    </message>
    <message>
        <source>To do</source>
        <translation>Por hacer</translation>
    </message>
    <message>
        <source>Ctrl+1</source>
        <translation>Ctrl+1</translation>
    </message>
    <message>
        <source>Ctrl+2</source>
        <translation>Ctrl+2</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Diario</translation>
    </message>
    <message>
        <source>Ctrl+3</source>
        <translation>Ctrl+3</translation>
    </message>
    <message>
        <source>What to see</source>
        <translation>Qué ver</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listas</translation>
    </message>
    <message>
        <source>Action: type some letters, Enter opens it</source>
        <translation>Acción: escribe unas letras, Enter la abre</translation>
    </message>
    <message>
        <source>Field: type some letters, Enter goes there</source>
        <translation>Campo: escribe unas letras, Enter va allí</translation>
    </message>
    <message>
        <source>There is nothing in this form to park.</source>
        <translation>En este formulario no hay nada que aparcar.</translation>
    </message>
    <message>
        <source>Nothing is parked. Ctrl+Enter parks the current form.</source>
        <translation>No hay nada aparcado. Ctrl+Enter aparca el formulario actual.</translation>
    </message>
    <message>
        <source>Parked forms: Enter takes one back</source>
        <translation>Formularios aparcados: Enter recupera uno</translation>
    </message>
    <message>
        <source>Results of this session</source>
        <translation>Resultados de esta sesión</translation>
    </message>
    <message>
        <source>1 result</source>
        <translation>1 resultado</translation>
    </message>
    <message>
        <source>%1 results</source>
        <translation>%1 resultados</translation>
    </message>
    <message>
        <source>%1, the newest first. Nothing of this is saved.</source>
        <translation>%1, el más nuevo primero. De esto no se guarda nada.</translation>
    </message>
    <message>
        <source>Games and books (*.corneta *.corneta-book);;All files (*)</source>
        <translation>Partidas y libros (*.corneta *.corneta-book);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>The game cannot be opened</source>
        <translation>No se puede abrir la partida</translation>
    </message>
    <message>
        <source>%1 is left as it is.</source>
        <translation>%1 queda como está.</translation>
    </message>
    <message>
        <source>Save the game as</source>
        <translation>Guardar la partida como</translation>
    </message>
    <message>
        <source>The game cannot be saved there</source>
        <translation>La partida no se puede guardar ahí</translation>
    </message>
    <message>
        <source>It stays open as it is.</source>
        <translation>Sigue abierta como está.</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Guardar el informe</translation>
    </message>
    <message>
        <source>Reports (*.html *.md);;All files (*)</source>
        <translation>Informes (*.html *.md);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>The report is saved in %1.</source>
        <translation>El informe queda guardado en %1.</translation>
    </message>
    <message>
        <source>The report cannot be written</source>
        <translation>No se puede escribir el informe</translation>
    </message>
    <message>
        <source>The game is not changed.</source>
        <translation>La partida no cambia.</translation>
    </message>
    <message>
        <source>An empty table</source>
        <translation>Una mesa vacía</translation>
    </message>
    <message>
        <source>without a scenario</source>
        <translation>sin escenario</translation>
    </message>
    <message>
        <source>New game: type some letters of a scenario, Enter takes it</source>
        <translation>Partida nueva: escribe unas letras de un escenario, Enter lo toma</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>To settle a fire: Ctrl+K, fi, Enter; the answers; Enter; the die; Enter.</source>
        <translation>Para resolver un fuego: Ctrl+K, fi, Enter; las respuestas; Enter; el dado; Enter.</translation>
    </message>
    <message>
        <source>In a form</source>
        <translation>En un formulario</translation>
    </message>
    <message>
        <source>Alt and the underlined letter</source>
        <translation>Alt y la letra subrayada</translation>
    </message>
    <message>
        <source>goes to that field; a yes or no is changed at once</source>
        <translation>va a ese campo; un sí o no cambia al momento</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Mayús+Tab</translation>
    </message>
    <message>
        <source>next field, field before</source>
        <translation>campo siguiente, campo anterior</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Letras</translation>
    </message>
    <message>
        <source>choose an option by the beginning of any of its words</source>
        <translation>eligen una opción por el principio de cualquiera de sus palabras</translation>
    </message>
    <message>
        <source>Space, y, n</source>
        <translation>Espacio, s, n</translation>
    </message>
    <message>
        <source>change a yes or no; say yes; say no</source>
        <translation>cambia un sí o no; dice sí; dice no</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Arriba, Abajo</translation>
    </message>
    <message>
        <source>the number one up or down; the option before or after</source>
        <translation>el número uno más o menos; la opción anterior o siguiente</translation>
    </message>
    <message>
        <source>Ins, Ctrl+Del</source>
        <translation>Ins, Ctrl+Supr</translation>
    </message>
    <message>
        <source>add a row to a table, or another unit where several may be rolled for at once; remove the selected row</source>
        <translation>añade una fila a una tabla, u otra unidad donde se puede preguntar por varias a la vez; quita la fila actual</translation>
    </message>
    <message>
        <source>on to the dice</source>
        <translation>pasa a los dados</translation>
    </message>
    <message>
        <source>At the dice</source>
        <translation>En los dados</translation>
    </message>
    <message>
        <source>Faces and Enter</source>
        <translation>Caras y Enter</translation>
    </message>
    <message>
        <source>settle with the dice that fell on the table, spaces or commas between them</source>
        <translation>resuelve con los dados que salieron en la mesa, separados por espacios o comas</translation>
    </message>
    <message>
        <source>Enter alone</source>
        <translation>Enter solo</translation>
    </message>
    <message>
        <source>the program rolls; F5 rolls again</source>
        <translation>tira el programa; F5 vuelve a tirar</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>back to the field left last</source>
        <translation>vuelve al campo que se dejó el último</translation>
    </message>
    <message>
        <source>In the line of codes, Ctrl+L</source>
        <translation>En la línea de códigos, Ctrl+L</translation>
    </message>
    <message>
        <source>codes of the units by role, then what is measured, in the order of the form; a comma is a point</source>
        <translation>códigos de las unidades por papel, luego lo que se mide, en el orden del formulario; una coma es un punto decimal</translation>
    </message>
    <message>
        <source>rally k2</source>
        <translation>rally k2</translation>
    </message>
    <message>
        <source>another action by the beginning of its name or key</source>
        <translation>otra acción por el principio de su nombre o clave</translation>
    </message>
    <message>
        <source>aspect=flank</source>
        <translation>aspect=flank</translation>
    </message>
    <message>
        <source>any other field; beginnings of keys and words will do</source>
        <translation>cualquier otro campo; bastan los principios de claves y palabras</translation>
    </message>
    <message>
        <source>into the form and on to the dice</source>
        <translation>al formulario y a los dados</translation>
    </message>
    <message>
        <source>In the phase sheet, F12</source>
        <translation>En la hoja de fase, F12</translation>
    </message>
    <message>
        <source>A code</source>
        <translation>Un código</translation>
    </message>
    <message>
        <source>the target; then what is measured; Enter: on to the next unit, after the last to the dice</source>
        <translation>el blanco; luego lo que se mide; Enter: a la siguiente unidad, tras la última a los dados</translation>
    </message>
    <message>
        <source>Enter without a target</source>
        <translation>Enter sin blanco</translation>
    </message>
    <message>
        <source>passes the unit over; Down and Tab come back to it</source>
        <translation>pasa por alto la unidad; Abajo y Tab vuelven a ella</translation>
    </message>
    <message>
        <source>in the column of dice: writes the row down and goes to the dice of the next; several dice: 14 9 17; Enter alone rolls</source>
        <translation>en la columna de dados: anota la fila y pasa a los dados de la siguiente; varios dados: 14 9 17; Enter solo tira</translation>
    </message>
    <message>
        <source>Shift+F5</source>
        <translation>Mayús+F5</translation>
    </message>
    <message>
        <source>rolls for all rows that have a target and no dice, by one opening</source>
        <translation>tira por todas las filas que tienen blanco y no dados, en una sola apertura</translation>
    </message>
    <message>
        <source>Tab, arrows</source>
        <translation>Tab, flechas</translation>
    </message>
    <message>
        <source>Tab: next cell, after the last the next row; arrows: any cell; Del empties one</source>
        <translation>la casilla siguiente, tras la última la fila siguiente; otras casillas; Supr vacía una</translation>
    </message>
    <message>
        <source>In the manual, F1</source>
        <translation>En el manual, F1</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>keeps only the parts that contain them all, and marks them there</source>
        <translation>deja las partes en que están todas, y las marca allí</translation>
    </message>
    <message>
        <source>the part before or after</source>
        <translation>la parte anterior o siguiente</translation>
    </message>
    <message>
        <source>PgUp, PgDn</source>
        <translation>RePág, AvPág</translation>
    </message>
    <message>
        <source>scroll what is shown; Enter goes into it</source>
        <translation>desplaza lo que se muestra; Enter entra en ello</translation>
    </message>
    <message>
        <source>Elsewhere</source>
        <translation>En otros sitios</translation>
    </message>
    <message>
        <source>Alt+1 to Alt+9 where a phase ends</source>
        <translation>Alt+1 a Alt+9 donde acaba una fase</translation>
    </message>
    <message>
        <source>the form for what must be done before</source>
        <translation>el formulario de lo que hay que hacer antes</translation>
    </message>
    <message>
        <source>Enter on a line that is refused, face down</source>
        <translation>Enter en una línea rechazada, boca abajo</translation>
    </message>
    <message>
        <source>asks for the reason why it is laid all the same</source>
        <translation>pide el motivo por el que se pone de todos modos</translation>
    </message>
    <message>
        <source>F6 once more</source>
        <translation>F6 otra vez</translation>
    </message>
    <message>
        <source>opens the working of the result</source>
        <translation>abre el cálculo del resultado</translation>
    </message>
    <message>
        <source>1 to 9 in the result, or at the end of a sheet</source>
        <translation>1 a 9 en el resultado, o al final de una hoja</translation>
    </message>
    <message>
        <source>ticks off what the hands have done</source>
        <translation>marca lo que han hecho las manos</translation>
    </message>
    <message>
        <source>Enter on a line of the working</source>
        <translation>Enter en una línea del cálculo</translation>
    </message>
    <message>
        <source>shows the chart at that cell</source>
        <translation>muestra la tabla en esa casilla</translation>
    </message>
    <message>
        <source>Enter on a button</source>
        <translation>Enter en un botón</translation>
    </message>
    <message>
        <source>presses it</source>
        <translation>lo pulsa</translation>
    </message>
    <message>
        <source>Enter on a line of a unit's numbers</source>
        <translation>Enter en una línea de los números de una unidad</translation>
    </message>
    <message>
        <source>on to the reason; Enter there writes what differs</source>
        <translation>pasa al motivo; Enter allí escribe lo que cambia</translation>
    </message>
    <message>
        <source>Enter, Space, PgUp in a muster</source>
        <translation>Enter, Espacio, RePág en una revista</translation>
    </message>
    <message>
        <source>it is right, the next unit; the next number; the unit before</source>
        <translation>está bien, la unidad siguiente; el número siguiente; la unidad anterior</translation>
    </message>
    <message>
        <source>to the menus</source>
        <translation>a los menús</translation>
    </message>
    <message>
        <source>from charts, session or help back to the form</source>
        <translation>de tablas, sesión o ayuda vuelve al formulario</translation>
    </message>
    <message>
        <source>Where a number comes from</source>
        <translation>De dónde sale un número</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ver</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Open chart pack...</source>
        <translation>Abrir paquete de tablas...</translation>
    </message>
    <message>
        <source>Close the chart pack</source>
        <translation>Cerrar el paquete de tablas</translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation>Buscar una acción</translation>
    </message>
    <message>
        <source>Find a field</source>
        <translation>Buscar un campo</translation>
    </message>
    <message>
        <source>Go to the form</source>
        <translation>Ir al formulario</translation>
    </message>
    <message>
        <source>Clear the form</source>
        <translation>Vaciar el formulario</translation>
    </message>
    <message>
        <source>Park the form</source>
        <translation>Aparcar el formulario</translation>
    </message>
    <message>
        <source>Bring back a parked form</source>
        <translation>Recuperar un formulario aparcado</translation>
    </message>
    <message>
        <source>Go to the dice</source>
        <translation>Ir a los dados</translation>
    </message>
    <message>
        <source>Go to the result</source>
        <translation>Ir al resultado</translation>
    </message>
    <message>
        <source>Show the charts</source>
        <translation>Mostrar las tablas</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texto más grande</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texto más pequeño</translation>
    </message>
    <message>
        <source>Normal text</source>
        <translation>Texto normal</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Manual and keys</source>
        <translation>Manual y teclas</translation>
    </message>
    <message>
        <source>New game...</source>
        <translation>Partida nueva...</translation>
    </message>
    <message>
        <source>Open game...</source>
        <translation>Abrir partida...</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Página de inicio</translation>
    </message>
    <message>
        <source>Clear the recent games</source>
        <translation>Olvidar las partidas recientes</translation>
    </message>
    <message>
        <source>Save as...</source>
        <translation>Guardar como...</translation>
    </message>
    <message>
        <source>Save the report...</source>
        <translation>Guardar el informe...</translation>
    </message>
    <message>
        <source>Print...</source>
        <translation>Imprimir...</translation>
    </message>
    <message>
        <source>Close the game</source>
        <translation>Cerrar la partida</translation>
    </message>
    <message>
        <source>Type a play by codes</source>
        <translation>Escribir una jugada por códigos</translation>
    </message>
    <message>
        <source>Phase sheet</source>
        <translation>Hoja de fase</translation>
    </message>
    <message>
        <source>Roll all that are left on the phase sheet</source>
        <translation>Tirar todas las que quedan en la hoja de fase</translation>
    </message>
    <message>
        <source>Words before the dice...</source>
        <translation>Palabras antes de los dados...</translation>
    </message>
    <message>
        <source>The open roll</source>
        <translation>La tirada abierta</translation>
    </message>
    <message>
        <source>Go to the list of things to do</source>
        <translation>Ir a la lista de cosas por hacer</translation>
    </message>
    <message>
        <source>Go to the forces</source>
        <translation>Ir a las fuerzas</translation>
    </message>
    <message>
        <source>Go to the journal</source>
        <translation>Ir al diario</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Correct a unit</source>
        <translation>Corregir una unidad</translation>
    </message>
    <message>
        <source>Add a unit</source>
        <translation>Añadir una unidad</translation>
    </message>
    <message>
        <source>Split a unit</source>
        <translation>Dividir una unidad</translation>
    </message>
    <message>
        <source>Join units</source>
        <translation>Unir unidades</translation>
    </message>
    <message>
        <source>Note in the journal</source>
        <translation>Nota en el diario</translation>
    </message>
    <message>
        <source>Save the forces as CSV...</source>
        <translation>Guardar las fuerzas como CSV...</translation>
    </message>
    <message>
        <source>Load forces from CSV...</source>
        <translation>Cargar fuerzas de un CSV...</translation>
    </message>
    <message>
        <source>%1 has no rule to split units</source>
        <translation>%1 no tiene regla para dividir unidades</translation>
    </message>
    <message>
        <source>%1 has no rule to join units</source>
        <translation>%1 no tiene regla para unir unidades</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>The game was repaired</source>
        <translation>La partida se ha reparado</translation>
    </message>
    <message>
        <source>Everything before it is intact. Esc: to the form.</source>
        <translation>Todo lo anterior está intacto. Esc: al formulario.</translation>
    </message>
    <message>
        <source>The game is followed, not played</source>
        <translation>La partida se sigue, no se juega</translation>
    </message>
    <message>
        <source>It is shown here as it goes on, and nothing can be written. Open it again to play it once it is free. Esc: to the form.</source>
        <translation>Se muestra aquí según avanza, y no se puede escribir nada. Ábrela otra vez para jugarla cuando esté libre. Esc: al formulario.</translation>
    </message>
    <message>
        <source>%1 to %2 (%3 each)</source>
        <translation>%1 a %2 (%3 cada una)</translation>
    </message>
    <message>
        <source>%1 on average, %2 to %3</source>
        <translation>%1 de media, %2 a %3</translation>
    </message>
    <message>
        <source>Most likely: %1</source>
        <translation>Lo más probable: %1</translation>
    </message>
    <message>
        <source>%1, row %2</source>
        <translation>%1, fila %2</translation>
    </message>
    <message>
        <source>Always: %1</source>
        <translation>Siempre: %1</translation>
    </message>
    <message>
        <source>From %L1 simulated plays, give or take %2 percentage points.</source>
        <translation>De %L1 jugadas simuladas, con un error de %2 puntos porcentuales.</translation>
    </message>
    <message>
        <source>"%1" may be %2</source>
        <translation>«%1» puede ser %2</translation>
    </message>
    <message>
        <source>and more</source>
        <translation>y más</translation>
    </message>
    <message>
        <source>nothing begins with "%1"</source>
        <translation>nada empieza por «%1»</translation>
    </message>
    <message>
        <source>in</source>
        <translation>pulg</translation>
    </message>
    <message>
        <source>lb</source>
        <translation>lb</translation>
    </message>
    <message>
        <source>over 99.9 %</source>
        <translation>más de 99,9 %</translation>
    </message>
    <message>
        <source>under 0.1 %</source>
        <translation>menos de 0,1 %</translation>
    </message>
    <message>
        <source>%1 in %2, %3</source>
        <translation>%1 de cada %2, %3</translation>
    </message>
    <message>
        <source>round down</source>
        <translation>redondea hacia abajo</translation>
    </message>
    <message>
        <source>down to a multiple of %1</source>
        <translation>baja a un múltiplo de %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>al menos %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>como mucho %1</translation>
    </message>
    <message>
        <source>A total of {0}: the attacker closes.</source>
        <translation>Un total de {0}: el atacante cierra.</translation>
    </message>
    <message>
        <source>A total of {0}: the attacker halts 1 inch short and fires a quarter volley.</source>
        <translation>Un total de {0}: el atacante se detiene a 1 pulgada y dispara un cuarto de descarga.</translation>
    </message>
    <message>
        <source>A total of {0}: the attacker halts 1 inch short, without a shot.</source>
        <translation>Un total de {0}: el atacante se detiene a 1 pulgada, sin disparar.</translation>
    </message>
    <message>
        <source>A total of {0}: the attacker halts 1 inch short, stragglers {1}.</source>
        <translation>Un total de {0}: el atacante se detiene a 1 pulgada, rezagados {1}.</translation>
    </message>
    <message>
        <source>A total of {0}: the attacker recoils, stragglers {1}.</source>
        <translation>Un total de {0}: el atacante retrocede, rezagados {1}.</translation>
    </message>
    <message>
        <source>A total of {0}: the attacker stops short and breaks.</source>
        <translation>Un total de {0}: el atacante se queda corto y se desbanda.</translation>
    </message>
    <message>
        <source>A total of {0}: the defender does not stand and breaks.</source>
        <translation>Un total de {0}: el defensor no aguanta y se desbanda.</translation>
    </message>
    <message>
        <source>A total of {0}: the defender fires a quarter volley and retreats.</source>
        <translation>Un total de {0}: el defensor dispara un cuarto de descarga y se retira.</translation>
    </message>
    <message>
        <source>A total of {0}: the defender retreats without a shot.</source>
        <translation>Un total de {0}: el defensor se retira sin disparar.</translation>
    </message>
    <message>
        <source>A total of {0}: the defender recoils, stragglers {1}.</source>
        <translation>Un total de {0}: el defensor retrocede, rezagados {1}.</translation>
    </message>
    <message>
        <source>A total of {0}: the defender retreats, stragglers {1}.</source>
        <translation>Un total de {0}: el defensor se retira, rezagados {1}.</translation>
    </message>
    <message>
        <source>A total of {0}: the defender stands.</source>
        <translation>Un total de {0}: el defensor aguanta.</translation>
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
        <source>Both break. Attacker: stragglers {0}, casualties {1}; defender: stragglers {2}, casualties {3}.</source>
        <translation>Se desbandan los dos. Atacante: rezagados {0}, bajas {1}; defensor: rezagados {2}, bajas {3}.</translation>
    </message>
    <message>
        <source>By points it is a smashing Mexican victory: U.S. {0}, Mexican {1}.</source>
        <translation>Por puntos es una victoria mexicana aplastante: EE. UU. {0}, México {1}.</translation>
    </message>
    <message>
        <source>By points it is a smashing U.S. victory: U.S. {0}, Mexican {1}.</source>
        <translation>Por puntos es una victoria aplastante de EE. UU.: EE. UU. {0}, México {1}.</translation>
    </message>
    <message>
        <source>By points it is even: U.S. {0}, Mexican {1}.</source>
        <translation>Por puntos hay empate: EE. UU. {0}, México {1}.</translation>
    </message>
    <message>
        <source>By points the Mexican side is ahead: U.S. {0}, Mexican {1}.</source>
        <translation>Por puntos va por delante el bando mexicano: EE. UU. {0}, México {1}.</translation>
    </message>
    <message>
        <source>By points the U.S. side is ahead: U.S. {0}, Mexican {1}.</source>
        <translation>Por puntos va por delante el bando de EE. UU.: EE. UU. {0}, México {1}.</translation>
    </message>
    <message>
        <source>Changes formation and moves up to {0} in.</source>
        <translation>Cambia de formación y se mueve hasta {0} pulg.</translation>
    </message>
    <message>
        <source>Changes formation and moves up to {0} in; stragglers {1}.</source>
        <translation>Cambia de formación y se mueve hasta {0} pulg; rezagados {1}.</translation>
    </message>
    <message>
        <source>Cannot change formation; moves up to {0} in.</source>
        <translation>No puede cambiar de formación; se mueve hasta {0} pulg.</translation>
    </message>
    <message>
        <source>Cannot change formation; moves up to {0} in; stragglers {1}.</source>
        <translation>No puede cambiar de formación; se mueve hasta {0} pulg; rezagados {1}.</translation>
    </message>
    <message>
        <source>Mounts and moves up to {0} in.</source>
        <translation>Monta y se mueve hasta {0} pulg.</translation>
    </message>
    <message>
        <source>Mounts and moves up to {0} in; stragglers {1}.</source>
        <translation>Monta y se mueve hasta {0} pulg; rezagados {1}.</translation>
    </message>
    <message>
        <source>Cannot mount; moves up to {0} in.</source>
        <translation>No puede montar; se mueve hasta {0} pulg.</translation>
    </message>
    <message>
        <source>Cannot mount; moves up to {0} in; stragglers {1}.</source>
        <translation>No puede montar; se mueve hasta {0} pulg; rezagados {1}.</translation>
    </message>
    <message>
        <source>Dismounts and moves up to {0} in.</source>
        <translation>Desmonta y se mueve hasta {0} pulg.</translation>
    </message>
    <message>
        <source>Dismounts and moves up to {0} in; stragglers {1}.</source>
        <translation>Desmonta y se mueve hasta {0} pulg; rezagados {1}.</translation>
    </message>
    <message>
        <source>Cannot dismount; moves up to {0} in.</source>
        <translation>No puede desmontar; se mueve hasta {0} pulg.</translation>
    </message>
    <message>
        <source>Cannot dismount; moves up to {0} in; stragglers {1}.</source>
        <translation>No puede desmontar; se mueve hasta {0} pulg; rezagados {1}.</translation>
    </message>
    <message>
        <source>Moves up to {0} in.</source>
        <translation>Se mueve hasta {0} pulg.</translation>
    </message>
    <message>
        <source>Moves up to {0} in; stragglers {1}.</source>
        <translation>Se mueve hasta {0} pulg; rezagados {1}.</translation>
    </message>
    <message>
        <source>Retreats {0} in.</source>
        <translation>Se retira {0} pulg.</translation>
    </message>
    <message>
        <source>Retreats {0} in; stragglers {1}.</source>
        <translation>Se retira {0} pulg; rezagados {1}.</translation>
    </message>
    <message>
        <source>The charge goes {0} in.</source>
        <translation>La carga recorre {0} pulg.</translation>
    </message>
    <message>
        <source>The charge goes {0} in; stragglers {1}.</source>
        <translation>La carga recorre {0} pulg; rezagados {1}.</translation>
    </message>
    <message>
        <source>Flees {0} in.</source>
        <translation>Huye {0} pulg.</translation>
    </message>
    <message>
        <source>Flees {0} in; stragglers {1}.</source>
        <translation>Huye {0} pulg; rezagados {1}.</translation>
    </message>
    <message>
        <source>Locked in melee. Attacker: stragglers {0}, casualties {1}; defender: stragglers {2}, casualties {3}.</source>
        <translation>Trabados en melé. Atacante: rezagados {0}, bajas {1}; defensor: rezagados {2}, bajas {3}.</translation>
    </message>
    <message>
        <source>Losses {0}: stragglers {1}, casualties {2}. The target breaks.</source>
        <translation>Pérdidas {0}: rezagados {1}, bajas {2}. El blanco se desbanda.</translation>
    </message>
    <message>
        <source>Losses {0}: stragglers {1}, casualties {2}. The target holds.</source>
        <translation>Pérdidas {0}: rezagados {1}, bajas {2}. El blanco aguanta.</translation>
    </message>
    <message>
        <source>Losses {0}: stragglers {1}, casualties {2}. The target is destroyed.</source>
        <translation>Pérdidas {0}: rezagados {1}, bajas {2}. El blanco queda destruido.</translation>
    </message>
    <message>
        <source>Losses {0}: stragglers {1}, casualties {2}. The target was broken already.</source>
        <translation>Pérdidas {0}: rezagados {1}, bajas {2}. El blanco ya estaba desbandado.</translation>
    </message>
    <message>
        <source>Mark {0} low on ammunition.</source>
        <translation>Marca {0}: poca munición.</translation>
    </message>
    <message>
        <source>Nobody breaks: locked in melee after rounds {4}. Attacker: stragglers {0}, casualties {1}; defender: stragglers {2}, casualties {3}.</source>
        <translation>No se desbanda nadie: trabados en melé tras {4} rondas. Atacante: rezagados {0}, bajas {1}; defensor: rezagados {2}, bajas {3}.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>en orden</translation>
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
        <source>The attacker breaks and the defender is beaten. Attacker: stragglers {0}, casualties {1}; defender: stragglers {2}, casualties {3}.</source>
        <translation>El atacante se desbanda y el defensor queda vencido. Atacante: rezagados {0}, bajas {1}; defensor: rezagados {2}, bajas {3}.</translation>
    </message>
    <message>
        <source>The attacker breaks. Attacker: stragglers {0}, casualties {1}; defender: stragglers {2}, casualties {3}.</source>
        <translation>El atacante se desbanda. Atacante: rezagados {0}, bajas {1}; defensor: rezagados {2}, bajas {3}.</translation>
    </message>
    <message>
        <source>The attacker is beaten. Attacker: stragglers {0}, casualties {1}; defender: stragglers {2}, casualties {3}.</source>
        <translation>El atacante queda vencido. Atacante: rezagados {0}, bajas {1}; defensor: rezagados {2}, bajas {3}.</translation>
    </message>
    <message>
        <source>The defender breaks. Attacker: stragglers {0}, casualties {1}; defender: stragglers {2}, casualties {3}.</source>
        <translation>El defensor se desbanda. Atacante: rezagados {0}, bajas {1}; defensor: rezagados {2}, bajas {3}.</translation>
    </message>
    <message>
        <source>The defender does not stand and retreats. Attacker: stragglers {0}, casualties {1}; defender: stragglers {2}, casualties {3}.</source>
        <translation>El defensor no aguanta y se retira. Atacante: rezagados {0}, bajas {1}; defensor: rezagados {2}, bajas {3}.</translation>
    </message>
    <message>
        <source>The defender goes back {0} inches, facing away, in its formation; it is not broken.</source>
        <translation>El defensor retrocede {0} pulgadas, de espaldas, en su formación; no está desbandado.</translation>
    </message>
    <message>
        <source>The defender is beaten. Attacker: stragglers {0}, casualties {1}; defender: stragglers {2}, casualties {3}.</source>
        <translation>El defensor queda vencido. Atacante: rezagados {0}, bajas {1}; defensor: rezagados {2}, bajas {3}.</translation>
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
        <source>The melee is over. Attacker: stragglers {0}, casualties {1}; defender: stragglers {2}, casualties {3}.</source>
        <translation>La melé ha acabado. Atacante: rezagados {0}, bajas {1}; defensor: rezagados {2}, bajas {3}.</translation>
    </message>
    <message>
        <source>The square holds and the cavalry goes back. Attacker: stragglers {0}, casualties {1}; defender: stragglers {2}, casualties {3}.</source>
        <translation>El cuadro aguanta y la caballería retrocede. Atacante: rezagados {0}, bajas {1}; defensor: rezagados {2}, bajas {3}.</translation>
    </message>
    <message>
        <source>The square holds for {4} rounds and the cavalry goes back. Attacker: stragglers {0}, casualties {1}; defender: stragglers {2}, casualties {3}.</source>
        <translation>El cuadro aguanta {4} rondas y la caballería retrocede. Atacante: rezagados {0}, bajas {1}; defensor: rezagados {2}, bajas {3}.</translation>
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
        <source>a bridge or ford leads into a zone, and none is entered (10.3 Movement); the entry zone costs {0} at any place (12 Scenario)</source>
        <translation>un puente o vado lleva a una zona, y no se entra en ninguna (10.3 Movement); la zona de entrada cuesta {0} en cualquier sitio (12 Scenario)</translation>
    </message>
    <message>
        <source>a climb leads into a zone, and none is entered (10.3 Movement); the entry zone costs {0} at any place (12 Scenario)</source>
        <translation>una subida lleva a una zona, y no se entra en ninguna (10.3 Movement); la zona de entrada cuesta {0} en cualquier sitio (12 Scenario)</translation>
    </message>
    <message>
        <source>activation</source>
        <translation>activación</translation>
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
        <source>all</source>
        <translation>todas</translation>
    </message>
    <message>
        <source>artillery</source>
        <translation>artillería</translation>
    </message>
    <message>
        <source>assaulter</source>
        <translation>asaltante</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>ataque</translation>
    </message>
    <message>
        <source>attacker</source>
        <translation>atacante</translation>
    </message>
    <message>
        <source>attacker's artillery {0}, above its rating {1}: it does not help</source>
        <translation>artillería del atacante {0}, mayor que su valor {1}: no ayuda</translation>
    </message>
    <message>
        <source>attacker's artillery {0}, not above its rating {1}: it helps</source>
        <translation>artillería del atacante {0}, no mayor que su valor {1}: ayuda</translation>
    </message>
    <message>
        <source>attacker's sharpshooters {0}, above their rating {1}: they do not help</source>
        <translation>tiradores selectos del atacante {0}, mayor que su valor {1}: no ayudan</translation>
    </message>
    <message>
        <source>attacker's sharpshooters {0}, not above their rating {1}: they help</source>
        <translation>tiradores selectos del atacante {0}, no mayor que su valor {1}: ayudan</translation>
    </message>
    <message>
        <source>defender's artillery {0}, above its rating {1}: it does not help</source>
        <translation>artillería del defensor {0}, mayor que su valor {1}: no ayuda</translation>
    </message>
    <message>
        <source>defender's artillery {0}, not above its rating {1}: it helps</source>
        <translation>artillería del defensor {0}, no mayor que su valor {1}: ayuda</translation>
    </message>
    <message>
        <source>defender's sharpshooters {0}, above their rating {1}: they do not help</source>
        <translation>tiradores selectos del defensor {0}, mayor que su valor {1}: no ayudan</translation>
    </message>
    <message>
        <source>defender's sharpshooters {0}, not above their rating {1}: they help</source>
        <translation>tiradores selectos del defensor {0}, no mayor que su valor {1}: ayudan</translation>
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
        <source>car</source>
        <translation>auto</translation>
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
        <source>charge</source>
        <translation>carga</translation>
    </message>
    <message>
        <source>charging</source>
        <translation>cargando</translation>
    </message>
    <message>
        <source>choke-point</source>
        <translation>paso estrecho</translation>
    </message>
    <message>
        <source>column</source>
        <translation>columna</translation>
    </message>
    <message>
        <source>continuation</source>
        <translation>continuación</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>defensor</translation>
    </message>
    <message>
        <source>demoralized</source>
        <translation>desmoralizada</translation>
    </message>
    <message>
        <source>deployed</source>
        <translation>desplegada</translation>
    </message>
    <message>
        <source>dismounting</source>
        <translation>desmontar</translation>
    </message>
    <message>
        <source>disordered</source>
        <translation>desordenada</translation>
    </message>
    <message>
        <source>face of the die: Ac</source>
        <translation>cara del dado: Ac</translation>
    </message>
    <message>
        <source>face of the die: Ar</source>
        <translation>cara del dado: Ar</translation>
    </message>
    <message>
        <source>face of the die: Ax</source>
        <translation>cara del dado: Ax</translation>
    </message>
    <message>
        <source>face of the die: Dc</source>
        <translation>cara del dado: Dc</translation>
    </message>
    <message>
        <source>face of the die: Dm</source>
        <translation>cara del dado: Dm</translation>
    </message>
    <message>
        <source>face of the die: Dr</source>
        <translation>cara del dado: Dr</translation>
    </message>
    <message>
        <source>face of the die: Dx</source>
        <translation>cara del dado: Dx</translation>
    </message>
    <message>
        <source>fatigue</source>
        <translation>fatiga</translation>
    </message>
    <message>
        <source>fire</source>
        <translation>fuego</translation>
    </message>
    <message>
        <source>fortification</source>
        <translation>fortificación</translation>
    </message>
    <message>
        <source>green</source>
        <translation>bisoña</translation>
    </message>
    <message>
        <source>headquarters</source>
        <translation>cuartel general</translation>
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
        <source>inch</source>
        <translation>pulgada</translation>
    </message>
    <message>
        <source>inches</source>
        <translation>pulgadas</translation>
    </message>
    <message>
        <source>infantry</source>
        <translation>infantería</translation>
    </message>
    <message>
        <source>initiative</source>
        <translation>iniciativa</translation>
    </message>
    <message>
        <source>irregular</source>
        <translation>irregular</translation>
    </message>
    <message>
        <source>it</source>
        <translation>la unidad</translation>
    </message>
    <message>
        <source>lance</source>
        <translation>lanza</translation>
    </message>
    <message>
        <source>leader</source>
        <translation>jefe</translation>
    </message>
    <message>
        <source>leader {0}</source>
        <translation>jefe {0}</translation>
    </message>
    <message>
        <source>level</source>
        <translation>nivel</translation>
    </message>
    <message>
        <source>levels</source>
        <translation>niveles</translation>
    </message>
    <message>
        <source>line</source>
        <translation>línea</translation>
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
        <source>melee</source>
        <translation>melé</translation>
    </message>
    <message>
        <source>mounted</source>
        <translation>montada</translation>
    </message>
    <message>
        <source>movement</source>
        <translation>movimiento</translation>
    </message>
    <message>
        <source>musket</source>
        <translation>mosquete</translation>
    </message>
    <message>
        <source>north</source>
        <translation>norte</translation>
    </message>
    <message>
        <source>one</source>
        <translation>una</translation>
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
        <source>pistol</source>
        <translation>pistola</translation>
    </message>
    <message>
        <source>rally</source>
        <translation>reagrupamiento</translation>
    </message>
    <message>
        <source>range</source>
        <translation>alcance</translation>
    </message>
    <message>
        <source>recovery</source>
        <translation>recuperación</translation>
    </message>
    <message>
        <source>regroup</source>
        <translation>reorganización</translation>
    </message>
    <message>
        <source>retreat</source>
        <translation>retirada</translation>
    </message>
    <message>
        <source>rifle</source>
        <translation>rifle</translation>
    </message>
    <message>
        <source>roll to spot, to exceed -{0}</source>
        <translation>tirada para descubrir, superar -{0}</translation>
    </message>
    <message>
        <source>sharpshooters</source>
        <translation>tiradores selectos</translation>
    </message>
    <message>
        <source>skirmish</source>
        <translation>guerrilla</translation>
    </message>
    <message>
        <source>south</source>
        <translation>sur</translation>
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
        <source>step</source>
        <translation>escalón</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>escalones</translation>
    </message>
    <message>
        <source>stragglers</source>
        <translation>rezagados</translation>
    </message>
    <message>
        <source>tankette</source>
        <translation>tanqueta</translation>
    </message>
    <message>
        <source>target</source>
        <translation>blanco</translation>
    </message>
    <message>
        <source>town</source>
        <translation>pueblo</translation>
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
        <source>unit</source>
        <translation>unidad</translation>
    </message>
    <message>
        <source>unit {0}</source>
        <translation>unidad {0}</translation>
    </message>
    <message>
        <source>untrained</source>
        <translation>sin instrucción</translation>
    </message>
    <message>
        <source>used</source>
        <translation>usados</translation>
    </message>
    <message>
        <source>veteran</source>
        <translation>veterana</translation>
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
        <source>zone</source>
        <translation>zona</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>reglas</translation>
    </message>
    <message>
        <source>example</source>
        <translation>ejemplo</translation>
    </message>
    <message>
        <source>house</source>
        <translation>casa</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>tuyo</translation>
    </message>
    <message>
        <source>must</source>
        <translation>obligatorio</translation>
    </message>
    <message>
        <source>may</source>
        <translation>opcional</translation>
    </message>
    <message>
        <source>either</source>
        <translation>una de dos</translation>
    </message>
    <message>
        <source>default</source>
        <translation>por defecto</translation>
    </message>
    <message>
        <source>state</source>
        <translation>partida</translation>
    </message>
    <message>
        <source>HANDS</source>
        <translation>MANOS</translation>
    </message>
    <message>
        <source>DICE</source>
        <translation>DADOS</translation>
    </message>
    <message>
        <source>WORKING</source>
        <translation>CÁLCULO</translation>
    </message>
    <message>
        <source>THEN</source>
        <translation>DESPUÉS</translation>
    </message>
    <message>
        <source>ANSWERS</source>
        <translation>RESPUESTAS</translation>
    </message>
    <message>
        <source>CHANGES</source>
        <translation>CAMBIOS</translation>
    </message>
    <message>
        <source>STANDING</source>
        <translation>TANTEO</translation>
    </message>
    <message>
        <source>UNITS</source>
        <translation>UNIDADES</translation>
    </message>
    <message>
        <source>OWED</source>
        <translation>PENDIENTE</translation>
    </message>
    <message>
        <source>NOT YET</source>
        <translation>TODAVÍA NO</translation>
    </message>
    <message>
        <source>FACE DOWN</source>
        <translation>BOCA ABAJO</translation>
    </message>
    <message>
        <source>ENTRY {} NOW</source>
        <translation>ANOTACIÓN {} AHORA</translation>
    </message>
    <message>
        <source>TO EXPECT</source>
        <translation>DE ESPERAR</translation>
    </message>
    <message>
        <source>FIELD</source>
        <translation>CAMPO</translation>
    </message>
    <message>
        <source>ROLE</source>
        <translation>PAPEL</translation>
    </message>
    <message>
        <source>DEFAULT</source>
        <translation>INICIAL</translation>
    </message>
    <message>
        <source>TAKES</source>
        <translation>ADMITE</translation>
    </message>
    <message>
        <source>MEANING</source>
        <translation>SIGNIFICADO</translation>
    </message>
    <message>
        <source>RULESET</source>
        <translation>REGLAMENTO</translation>
    </message>
    <message>
        <source>TITLE</source>
        <translation>TÍTULO</translation>
    </message>
    <message>
        <source>EDITION</source>
        <translation>EDICIÓN</translation>
    </message>
    <message>
        <source>ACTION</source>
        <translation>ACCIÓN</translation>
    </message>
    <message>
        <source>WHAT IT RESOLVES</source>
        <translation>LO QUE RESUELVE</translation>
    </message>
    <message>
        <source>PHASES</source>
        <translation>FASES</translation>
    </message>
    <message>
        <source>RULE</source>
        <translation>REGLA</translation>
    </message>
    <message>
        <source> (undone)</source>
        <translation> (deshecha)</translation>
    </message>
    <message>
        <source>rolled {}</source>
        <translation>tirado {}</translation>
    </message>
    <message>
        <source>{}, as of entry {}</source>
        <translation>{}, hasta la anotación {}</translation>
    </message>
    <message>
        <source>{}, entry {}</source>
        <translation>{}, anotación {}</translation>
    </message>
    <message>
        <source>and {} more</source>
        <translation>y {} más</translation>
    </message>
    <message>
        <source>{}: {} face down</source>
        <translation>{}: {} boca abajo</translation>
    </message>
    <message>
        <source>{} more before</source>
        <translation>{} más antes</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Still to do</source>
        <translation>Por hacer</translation>
    </message>
    <message>
        <source>en</source>
        <translation>es</translation>
    </message>
    <message>
        <source>print one JSON object or array, in English whatever is spoken</source>
        <translation>imprime un objeto o lista JSON, siempre en inglés</translation>
    </message>
    <message>
        <source>the language to print in; JSON is English always</source>
        <translation>el idioma en que imprime; JSON siempre en inglés</translation>
    </message>
    <message>
        <source>The language of the window: en or es.</source>
        <translation>El idioma de la ventana: en o es.</translation>
    </message>
    <message>
        <source>--language: "%1" is none of %2</source>
        <translation>--language: «%1» no es ninguno de %2</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>y</source>
        <translation>s</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>dealt</source>
        <translation>causado</translation>
    </message>
    <message>
        <source>suffered</source>
        <translation>sufrido</translation>
    </message>
    <message>
        <source>Attacker cannot retreat</source>
        <translation>El atacante no puede retirarse</translation>
    </message>
    <message>
        <source>Attacker disrupted</source>
        <translation>Atacante desorganizado</translation>
    </message>
    <message>
        <source>Attacker's artillery</source>
        <translation>Artillería del atacante</translation>
    </message>
    <message>
        <source>Attacker's morale</source>
        <translation>Moral del atacante</translation>
    </message>
    <message>
        <source>Attacker's sharpshooters</source>
        <translation>Tiradores selectos del atacante</translation>
    </message>
    <message>
        <source>Attacker's steps</source>
        <translation>Escalones del atacante</translation>
    </message>
    <message>
        <source>Defender cannot retreat</source>
        <translation>El defensor no puede retirarse</translation>
    </message>
    <message>
        <source>Defender disrupted</source>
        <translation>Defensor desorganizado</translation>
    </message>
    <message>
        <source>Defender's artillery</source>
        <translation>Artillería del defensor</translation>
    </message>
    <message>
        <source>Defender's morale</source>
        <translation>Moral del defensor</translation>
    </message>
    <message>
        <source>Defender's sharpshooters</source>
        <translation>Tiradores selectos del defensor</translation>
    </message>
    <message>
        <source>Defender's steps</source>
        <translation>Escalones del defensor</translation>
    </message>
    <message>
        <source>Leader with the attacker</source>
        <translation>Jefe con el atacante</translation>
    </message>
    <message>
        <source>Leader with the defender</source>
        <translation>Jefe con el defensor</translation>
    </message>
    <message>
        <source>about-face</source>
        <translation>media vuelta</translation>
    </message>
    <message>
        <source>activates</source>
        <translation>se activa</translation>
    </message>
    <message>
        <source>active</source>
        <translation>activo</translation>
    </message>
    <message>
        <source>allowance</source>
        <translation>movimiento</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>permitidas</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>cantidad</translation>
    </message>
    <message>
        <source>arrives</source>
        <translation>llega</translation>
    </message>
    <message>
        <source>assault</source>
        <translation>asalto</translation>
    </message>
    <message>
        <source>attached</source>
        <translation>agregado</translation>
    </message>
    <message>
        <source>attacker destroyed</source>
        <translation>atacante destruido</translation>
    </message>
    <message>
        <source>attacker hit</source>
        <translation>impacto en el atacante</translation>
    </message>
    <message>
        <source>attacker retreats hexes</source>
        <translation>el atacante se retira hexágonos</translation>
    </message>
    <message>
        <source>attacker's casualties</source>
        <translation>bajas del atacante</translation>
    </message>
    <message>
        <source>attacker's effectives left</source>
        <translation>efectivos que le quedan al atacante</translation>
    </message>
    <message>
        <source>attacker's fatigue</source>
        <translation>fatiga del atacante</translation>
    </message>
    <message>
        <source>attacker's losses</source>
        <translation>pérdidas del atacante</translation>
    </message>
    <message>
        <source>attacker's status</source>
        <translation>estado del atacante</translation>
    </message>
    <message>
        <source>attacker's steps lost</source>
        <translation>escalones perdidos por el atacante</translation>
    </message>
    <message>
        <source>attacker's stragglers left</source>
        <translation>rezagados que le quedan al atacante</translation>
    </message>
    <message>
        <source>attacker's stragglers that call for no leader roll</source>
        <translation>rezagados del atacante por los que no se tira por su jefe</translation>
    </message>
    <message>
        <source>attacker's total</source>
        <translation>total del atacante</translation>
    </message>
    <message>
        <source>attackers destroyed</source>
        <translation>atacantes destruidos</translation>
    </message>
    <message>
        <source>attackers that break</source>
        <translation>atacantes que se desbandan</translation>
    </message>
    <message>
        <source>attackers' casualties by unit</source>
        <translation>bajas de los atacantes por unidad</translation>
    </message>
    <message>
        <source>attackers' columns</source>
        <translation>columnas de los atacantes</translation>
    </message>
    <message>
        <source>attackers' losses by unit</source>
        <translation>pérdidas de los atacantes por unidad</translation>
    </message>
    <message>
        <source>attackers' stragglers by unit</source>
        <translation>rezagados de los atacantes por unidad</translation>
    </message>
    <message>
        <source>attackers' stragglers that their leaders are not rolled for, by unit</source>
        <translation>rezagados de los atacantes por los que no se tira por sus jefes, por unidad</translation>
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
        <source>back</source>
        <translation>atrás</translation>
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
        <source>breaks</source>
        <translation>se desbanda</translation>
    </message>
    <message>
        <source>bridge</source>
        <translation>puente</translation>
    </message>
    <message>
        <source>casualty</source>
        <translation>baja</translation>
    </message>
    <message>
        <source>caught</source>
        <translation>sorprendido</translation>
    </message>
    <message>
        <source>cavalry</source>
        <translation>caballería</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>despejado</translation>
    </message>
    <message>
        <source>closes</source>
        <translation>cierra</translation>
    </message>
    <message>
        <source>cover</source>
        <translation>cobertura</translation>
    </message>
    <message>
        <source>crosses</source>
        <translation>cruza</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>muertos</translation>
    </message>
    <message>
        <source>defender destroyed</source>
        <translation>defensor destruido</translation>
    </message>
    <message>
        <source>defender hit</source>
        <translation>impacto en el defensor</translation>
    </message>
    <message>
        <source>defender retreats hexes</source>
        <translation>el defensor se retira hexágonos</translation>
    </message>
    <message>
        <source>defender's casualties</source>
        <translation>bajas del defensor</translation>
    </message>
    <message>
        <source>defender's effectives left</source>
        <translation>efectivos que le quedan al defensor</translation>
    </message>
    <message>
        <source>defender's fatigue</source>
        <translation>fatiga del defensor</translation>
    </message>
    <message>
        <source>defender's losses</source>
        <translation>pérdidas del defensor</translation>
    </message>
    <message>
        <source>defender's status</source>
        <translation>estado del defensor</translation>
    </message>
    <message>
        <source>defender's steps lost</source>
        <translation>escalones perdidos por el defensor</translation>
    </message>
    <message>
        <source>defender's stragglers left</source>
        <translation>rezagados que le quedan al defensor</translation>
    </message>
    <message>
        <source>defender's stragglers that call for no leader roll</source>
        <translation>rezagados del defensor por los que no se tira por su jefe</translation>
    </message>
    <message>
        <source>defender's total</source>
        <translation>total del defensor</translation>
    </message>
    <message>
        <source>defenders destroyed</source>
        <translation>defensores destruidos</translation>
    </message>
    <message>
        <source>defenders that break</source>
        <translation>defensores que se desbandan</translation>
    </message>
    <message>
        <source>defenders' casualties by unit</source>
        <translation>bajas de los defensores por unidad</translation>
    </message>
    <message>
        <source>defenders' columns</source>
        <translation>columnas de los defensores</translation>
    </message>
    <message>
        <source>defenders' losses by unit</source>
        <translation>pérdidas de los defensores por unidad</translation>
    </message>
    <message>
        <source>defenders' stragglers by unit</source>
        <translation>rezagados de los defensores por unidad</translation>
    </message>
    <message>
        <source>defenders' stragglers that their leaders are not rolled for, by unit</source>
        <translation>rezagados de los defensores por los que no se tira por sus jefes, por unidad</translation>
    </message>
    <message>
        <source>degrees</source>
        <translation>grados</translation>
    </message>
    <message>
        <source>delayed</source>
        <translation>retrasada</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>destruida</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>dados</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>diferencia</translation>
    </message>
    <message>
        <source>dismount</source>
        <translation>desmontar</translation>
    </message>
    <message>
        <source>dismounted</source>
        <translation>desmontada</translation>
    </message>
    <message>
        <source>disorderly</source>
        <translation>desordenada</translation>
    </message>
    <message>
        <source>disrupted</source>
        <translation>desorganizada</translation>
    </message>
    <message>
        <source>divisions</source>
        <translation>divisiones</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hecho</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>tablas</translation>
    </message>
    <message>
        <source>eliminated</source>
        <translation>eliminada</translation>
    </message>
    <message>
        <source>enters</source>
        <translation>entra</translation>
    </message>
    <message>
        <source>even</source>
        <translation>igualado</translation>
    </message>
    <message>
        <source>face</source>
        <translation>cara</translation>
    </message>
    <message>
        <source>flank</source>
        <translation>flanco</translation>
    </message>
    <message>
        <source>ford</source>
        <translation>vado</translation>
    </message>
    <message>
        <source>foreign</source>
        <translation>extranjera</translation>
    </message>
    <message>
        <source>formation</source>
        <translation>formación</translation>
    </message>
    <message>
        <source>from</source>
        <translation>desde</translation>
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
        <source>garrison</source>
        <translation>guarnición</translation>
    </message>
    <message>
        <source>government</source>
        <translation>gobierno</translation>
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
        <source>halt</source>
        <translation>alto</translation>
    </message>
    <message>
        <source>halted</source>
        <translation>parado</translation>
    </message>
    <message>
        <source>halts</source>
        <translation>se detiene</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>pesada</translation>
    </message>
    <message>
        <source>helper</source>
        <translation>ayudante</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>oculta</translation>
    </message>
    <message>
        <source>higher</source>
        <translation>más alto</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>alcanzado</translation>
    </message>
    <message>
        <source>hold</source>
        <translation>mantener</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>aguanta</translation>
    </message>
    <message>
        <source>inactive</source>
        <translation>inactivo</translation>
    </message>
    <message>
        <source>incapacitated</source>
        <translation>fuera de combate</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>dentro</translation>
    </message>
    <message>
        <source>into</source>
        <translation>adentro</translation>
    </message>
    <message>
        <source>killed</source>
        <translation>muerto</translation>
    </message>
    <message>
        <source>least</source>
        <translation>mínimo</translation>
    </message>
    <message>
        <source>left</source>
        <translation>izquierda</translation>
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
        <source>losses</source>
        <translation>pérdidas</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdida</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medio</translation>
    </message>
    <message>
        <source>most</source>
        <translation>máximo</translation>
    </message>
    <message>
        <source>motivated</source>
        <translation>motivado</translation>
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
        <source>move</source>
        <translation>mover</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>se ha movido</translation>
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
        <source>open</source>
        <translation>abierto</translation>
    </message>
    <message>
        <source>order</source>
        <translation>orden</translation>
    </message>
    <message>
        <source>ordered</source>
        <translation>ordenada</translation>
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
        <source>outside</source>
        <translation>fuera</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>supera</translation>
    </message>
    <message>
        <source>poundage</source>
        <translation>calibre</translation>
    </message>
    <message>
        <source>protected</source>
        <translation>protegido</translation>
    </message>
    <message>
        <source>rallies</source>
        <translation>se reagrupa</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>proporción</translation>
    </message>
    <message>
        <source>ravine</source>
        <translation>barranca</translation>
    </message>
    <message>
        <source>rear</source>
        <translation>retaguardia</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>motivo</translation>
    </message>
    <message>
        <source>recoils</source>
        <translation>retrocede</translation>
    </message>
    <message>
        <source>recovers</source>
        <translation>se recupera</translation>
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
        <source>result</source>
        <translation>resultado</translation>
    </message>
    <message>
        <source>results</source>
        <translation>resultados</translation>
    </message>
    <message>
        <source>retreats</source>
        <translation>se retira</translation>
    </message>
    <message>
        <source>revolutionary</source>
        <translation>revolucionario</translation>
    </message>
    <message>
        <source>right</source>
        <translation>derecha</translation>
    </message>
    <message>
        <source>rough</source>
        <translation>abrupto</translation>
    </message>
    <message>
        <source>rout</source>
        <translation>desbandada</translation>
    </message>
    <message>
        <source>routed</source>
        <translation>desbandada</translation>
    </message>
    <message>
        <source>saber</source>
        <translation>sable</translation>
    </message>
    <message>
        <source>score</source>
        <translation>puntuación</translation>
    </message>
    <message>
        <source>short</source>
        <translation>corto</translation>
    </message>
    <message>
        <source>side</source>
        <translation>bando</translation>
    </message>
    <message>
        <source>soft</source>
        <translation>ligera</translation>
    </message>
    <message>
        <source>spotted</source>
        <translation>descubierta</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>aguanta</translation>
    </message>
    <message>
        <source>status</source>
        <translation>estado</translation>
    </message>
    <message>
        <source>stops</source>
        <translation>se detiene</translation>
    </message>
    <message>
        <source>strength</source>
        <translation>fuerza</translation>
    </message>
    <message>
        <source>supports</source>
        <translation>apoya</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>times</source>
        <translation>veces</translation>
    </message>
    <message>
        <source>to</source>
        <translation>hasta</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>train</source>
        <translation>tren</translation>
    </message>
    <message>
        <source>unhurt</source>
        <translation>ileso</translation>
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
        <source>winner</source>
        <translation>vencedor</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganó</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>sin decidir</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>victorias</translation>
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
        <source> (continued)</source>
        <translation> (sigue)</translation>
    </message>
    <message>
        <source>%1 - Corneta</source>
        <translation>%1 - Corneta</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;What is left to you&lt;/b&gt; (Space chooses)&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Lo que queda a tu elección&lt;/b&gt; (Espacio elige)&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Numbers without a mark: %1, %2.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Números sin marca: %1, %2.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>filas</translation>
    </message>
    <message>
        <source>start</source>
        <translation>inicio</translation>
    </message>
    <message>
        <source>arc</source>
        <translation>arco</translation>
    </message>
    <message>
        <source>army</source>
        <translation>ejército</translation>
    </message>
    <message>
        <source>aspect</source>
        <translation>lado</translation>
    </message>
    <message>
        <source>broke</source>
        <translation>desbandada</translation>
    </message>
    <message>
        <source>case</source>
        <translation>caso</translation>
    </message>
    <message>
        <source>cause</source>
        <translation>causa</translation>
    </message>
    <message>
        <source>crew</source>
        <translation>dotación</translation>
    </message>
    <message>
        <source>die</source>
        <translation>dado</translation>
    </message>
    <message>
        <source>effectives</source>
        <translation>efectivos</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>esperado</translation>
    </message>
    <message>
        <source>experience</source>
        <translation>experiencia</translation>
    </message>
    <message>
        <source>firer</source>
        <translation>quien dispara</translation>
    </message>
    <message>
        <source>fit</source>
        <translation>en condiciones</translation>
    </message>
    <message>
        <source>form</source>
        <translation>formar</translation>
    </message>
    <message>
        <source>friend</source>
        <translation>amigo</translation>
    </message>
    <message>
        <source>item</source>
        <translation>concepto</translation>
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
        <source>modifier</source>
        <translation>modificador</translation>
    </message>
    <message>
        <source>mover</source>
        <translation>quien se mueve</translation>
    </message>
    <message>
        <source>nation</source>
        <translation>nación</translation>
    </message>
    <message>
        <source>own</source>
        <translation>propio</translation>
    </message>
    <message>
        <source>place</source>
        <translation>lugar</translation>
    </message>
    <message>
        <source>roll</source>
        <translation>tirada</translation>
    </message>
    <message>
        <source>section</source>
        <translation>sección</translation>
    </message>
    <message>
        <source>shift</source>
        <translation>cambio</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>esperan</translation>
    </message>
    <message>
        <source>weapon</source>
        <translation>armamento</translation>
    </message>
    <message>
        <source>Move.</source>
        <translation>Mover.</translation>
    </message>
    <message>
        <source>Charge.</source>
        <translation>Cargar.</translation>
    </message>
    <message>
        <source>Hold.</source>
        <translation>Mantener.</translation>
    </message>
    <message>
        <source>First Fire.</source>
        <translation>Fuego inicial.</translation>
    </message>
    <message>
        <source>Hold Fire.</source>
        <translation>Reservar fuego.</translation>
    </message>
    <message>
        <source>Rally.</source>
        <translation>Reagrupar.</translation>
    </message>
    <message>
        <source>Form.</source>
        <translation>Formar.</translation>
    </message>
    <message>
        <source>{4}, expected {5} to {6}</source>
        <translation>{4}, se esperaba de {5} a {6}</translation>
    </message>
    <message>
        <source>charger</source>
        <translation>quien carga</translation>
    </message>
    <message>
        <source>skirmishers</source>
        <translation>tiradores</translation>
    </message>
    <message>
        <source>battery</source>
        <translation>batería</translation>
    </message>
    <message>
        <source>enemy</source>
        <translation>enemigo</translation>
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
        <source>stack</source>
        <translation>pila</translation>
    </message>
    <message>
        <source>box</source>
        <translation>caja</translation>
    </message>
    <message>
        <source>marker</source>
        <translation>marcador</translation>
    </message>
    <message>
        <source>hex {0}</source>
        <translation>hexágono {0}</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>números</translation>
    </message>
    <message>
        <source>by</source>
        <translation>por</translation>
    </message>
    <message>
        <source>what</source>
        <translation>qué</translation>
    </message>
    <message>
        <source>real</source>
        <translation>verdadera</translation>
    </message>
    <message>
        <source>dummy</source>
        <translation>señuelo</translation>
    </message>
    <message>
        <source>U.S.</source>
        <translation>EE. UU.</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Retira Quita Quítale Saca Sácalo Sácala Toma Retírala Retíralo</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marca Márcalo</translation>
    </message>
    <message>
        <source>Move Moves</source>
        <translation>Mueve Muévela Muévelo</translation>
    </message>
    <message>
        <source>Turn Form</source>
        <translation>Vuelve Forma Fórmala Convierte</translation>
    </message>
    <message>
        <source>Put Place Lay Set</source>
        <translation>Pon Ponla Ponlo Ponle Coloca Colócala Colócalo Devuelve</translation>
    </message>
    <message>
        <source> behind it</source>
        <translation> detrás</translation>
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
        <source>{0} tests its initiative</source>
        <translation>{0} hace su prueba de iniciativa</translation>
    </message>
    <message>
        <source>{0} marker 1 is real</source>
        <translation>{0} el marcador 1 es el verdadero</translation>
    </message>
    <message>
        <source>{0} comes back onto the map</source>
        <translation>{0} vuelve al mapa</translation>
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
        <source>{0} may regroup</source>
        <translation>{0} puede reorganizarse</translation>
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
        <source>Guns of {0}</source>
        <translation>Cañones de {0}</translation>
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
        <source>Artillery {0}</source>
        <translation>Artillería {0}</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>atravesada</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>desbandada</translation>
    </message>
    <message>
        <source>{0} is OK.</source>
        <translation>{0} queda en orden.</translation>
    </message>
    <message>
        <source>{0} is disordered.</source>
        <translation>{0} queda desordenada.</translation>
    </message>
    <message>
        <source>{0} is demoralized.</source>
        <translation>{0} queda desmoralizada.</translation>
    </message>
    <message>
        <source>{0} is {1} and pushed back {2} inches.</source>
        <translation>{0} es rechazada {2} pulgadas y queda {1}.</translation>
    </message>
    <message>
        <source>{0} is pushed back {1} inches.</source>
        <translation>{0} es rechazada {1} pulgadas.</translation>
    </message>
    <message>
        <source>Mark {0} disordered.</source>
        <translation>Marca {0}: desordenada.</translation>
    </message>
    <message>
        <source>Mark {0} demoralized.</source>
        <translation>Marca {0}: desmoralizada.</translation>
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
        <source>{0} loses a base, falls back {1} inches and is {2}.</source>
        <translation>{0} pierde una base, retrocede {1} pulgadas y queda {2}.</translation>
    </message>
    <message>
        <source>{0} loses a base and is {1}.</source>
        <translation>{0} pierde una base y queda {1}.</translation>
    </message>
    <message>
        <source>{0} loses {1} bases, falls back {2} inches and is {3}.</source>
        <translation>{0} pierde {1} bases, retrocede {2} pulgadas y queda {3}.</translation>
    </message>
    <message>
        <source>{0} loses {1} bases and is {2}.</source>
        <translation>{0} pierde {1} bases y queda {2}.</translation>
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
        <source>{0} is badly outnumbered.</source>
        <translation>{0} está muy superado en número.</translation>
    </message>
    <message>
        <source>{0} is outnumbered.</source>
        <translation>{0} está superado en número.</translation>
    </message>
    <message>
        <source>Attacker {0}, defender {1}: a tie tires {2}.</source>
        <translation>Atacante {0}, defensor {1}: un empate fatiga a {2}.</translation>
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
        <source>{0}: how many divisions act</source>
        <translation>{0}: cuántas divisiones actúan</translation>
    </message>
    <message>
        <source>{0}; marker 1 is real.</source>
        <translation>{0}; el marcador 1 es el verdadero.</translation>
    </message>
    <message>
        <source>{0}; marker 2 is real.</source>
        <translation>{0}; el marcador 2 es el verdadero.</translation>
    </message>
    <message>
        <source>along</source>
        <translation>acompañan</translation>
    </message>
    <message>
        <source>attacker_leaders</source>
        <translation>jefes del atacante</translation>
    </message>
    <message>
        <source>attacker_support</source>
        <translation>apoyos del atacante</translation>
    </message>
    <message>
        <source>defender_leaders</source>
        <translation>jefes del defensor</translation>
    </message>
    <message>
        <source>defender_support</source>
        <translation>apoyos del defensor</translation>
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
        <source>confederate</source>
        <translation>Confederación</translation>
    </message>
    <message>
        <source>crewless</source>
        <translation>cañones sin dotación</translation>
    </message>
    <message>
        <source>engineer</source>
        <translation>ingeniero</translation>
    </message>
    <message>
        <source>gun</source>
        <translation>cañón</translation>
    </message>
    <message>
        <source>holding</source>
        <translation>lo mantienen</translation>
    </message>
    <message>
        <source>mexican</source>
        <translation>México</translation>
    </message>
    <message>
        <source>near</source>
        <translation>cerca</translation>
    </message>
    <message>
        <source>part</source>
        <translation>parte</translation>
    </message>
    <message>
        <source>second_line</source>
        <translation>segunda línea</translation>
    </message>
    <message>
        <source>spotter</source>
        <translation>quien busca</translation>
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
        <source>units</source>
        <translation>unidades</translation>
    </message>
    <message>
        <source>us</source>
        <translation>EE. UU.</translation>
    </message>
    <message>
        <source>vehicle</source>
        <translation>vehículo</translation>
    </message>
    <message>
        <source>victor</source>
        <translation>vencedor</translation>
    </message>
    <message>
        <source>wire</source>
        <translation>alambrada</translation>
    </message>
    <message>
        <source>with</source>
        <translation>con</translation>
    </message>
    <message>
        <source>limbered</source>
        <translation>enganchados</translation>
    </message>
    <message>
        <source>FIGURE</source>
        <translation>CIFRA</translation>
    </message>
    <message>
        <source>BEFORE</source>
        <translation>ANTES</translation>
    </message>
    <message>
        <source>AFTER</source>
        <translation>DESPUÉS</translation>
    </message>
    <message>
        <source>CHANGE</source>
        <translation>CAMBIO</translation>
    </message>
    <message>
        <source>Written to {}
</source>
        <translation>Escrito en {}
</translation>
    </message>
    <message>
        <source>What was left out is in {}
</source>
        <translation>Lo que se dejó fuera está en {}
</translation>
    </message>
    <message>
        <source>What is laid beside {}: </source>
        <translation>Lo que se pone junto a {}: </translation>
    </message>
    <message>
        <source>Unusual by the rules:
</source>
        <translation>Poco habitual según las reglas:
</translation>
    </message>
    <message>
        <source>Scenario {} is saved in {}
</source>
        <translation>El escenario {} está guardado en {}
</translation>
    </message>
    <message>
        <source>
JOURNAL
{}</source>
        <translation>
DIARIO
{}</translation>
    </message>
    <message>
        <source>The next battle is begun: {}
</source>
        <translation>Ha empezado la batalla siguiente: {}
</translation>
    </message>
    <message>
        <source>Not fielded: {}
</source>
        <translation>No sale al campo: {}
</translation>
    </message>
    <message>
        <source>Taken back: {}
</source>
        <translation>Retirado: {}
</translation>
    </message>
    <message>
        <source>{}: start and recruits are not what is left and lost; it was set right by hand
</source>
        <translation>{}: lo del principio y los reclutas no son lo que queda y lo perdido; se corrigió a mano
</translation>
    </message>
    <message>
        <source>
Battles:
</source>
        <translation>
Batallas:
</translation>
    </message>
    <message>
        <source>  {} is lost
</source>
        <translation>  {} se ha perdido
</translation>
    </message>
    <message>
        <source>Battle added: {0}, nobody won</source>
        <translation>Batalla añadida: {0}, no ganó nadie</translation>
    </message>
    <message>
        <source>Battle added: {0}, {1} won</source>
        <translation>Batalla añadida: {0}, ganó {1}</translation>
    </message>
    <message>
        <source>The next battle is begun: {0}</source>
        <translation>Ha empezado la batalla siguiente: {0}</translation>
    </message>
    <message>
        <source>Battle {0} of the season</source>
        <translation>Batalla {0} de la temporada</translation>
    </message>
    <message>
        <source>A season of {0}</source>
        <translation>Una temporada de {0}</translation>
    </message>
    <message>
        <source>Casualty</source>
        <translation>Baja</translation>
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
        <source>others have to do with {0}: play Reunite parts</source>
        <translation>otros tienen que ver con {0}: juega Reunir partes</translation>
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
        <source>First lines it may stand behind</source>
        <translation>Primeras líneas tras las que puede estar</translation>
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
        <source>struck</source>
        <translation>alcanzada</translation>
    </message>
    <message>
        <source>{0} makes its retreat move first</source>
        <translation>{0} hace antes su movimiento de retirada</translation>
    </message>
    <message>
        <source>{0}: only the table knows it</source>
        <translation>{0}: solo la mesa lo sabe</translation>
    </message>
    <message>
        <source>As usual: {0} {1}.</source>
        <translation>Como de costumbre: {0} {1}.</translation>
    </message>
    <message>
        <source>Typed: {0} {1}, known: {2}.</source>
        <translation>Escrito: {0} {1}, sabido: {2}.</translation>
    </message>
    <message>
        <source>what only the table knows and nobody says is as usual there: front, open ground</source>
        <translation>lo que solo la mesa sabe y nadie dice es como de costumbre: frente, campo abierto</translation>
    </message>
    <message>
        <source>takes what is usual of it, as the form begins</source>
        <translation>toma de ello lo que es costumbre, como empieza el formulario</translation>
    </message>
    <message>
        <source>%1 ?</source>
        <translation>%1 ?</translation>
    </message>
    <message>
        <source>Only the table knows it. %1</source>
        <translation>Solo la mesa lo sabe. %1</translation>
    </message>
    <message>
        <source>As usual: %1</source>
        <translation>Como de costumbre: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>the die for {1} is thrown first (19.3)</source>
        <translation>el dado por {1} se tira antes (19.3)</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Como de costumbre</translation>
    </message>
</context>
</TS>
