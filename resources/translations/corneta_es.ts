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
        <source>who has won the battle is not said yet; it is added as it stands with a reason</source>
        <translation>aún no se ha dicho quién gana la batalla; se añade tal como está con un motivo</translation>
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
        <source>what becomes of a later entry that no longer fits, repeated for each; rest=keep, rest=strike: of all others</source>
        <translation>qué pasa con una entrada posterior que ya no encaja, una vez por cada una; rest=keep, rest=strike: con todas las demás</translation>
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
        <source>same dice, new ruling: another answer to a past entry, or another action</source>
        <translation>los mismos dados, otra decisión: otra respuesta a una anotación pasada, u otra acción</translation>
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
        <source>under {}</source>
        <translation>a las órdenes de {}</translation>
    </message>
    <message>
        <source>, what follows from it</source>
        <translation>, lo que sigue de ello</translation>
    </message>
    <message>
        <source>The battle is over: nobody has won it.</source>
        <translation>La batalla ha terminado: nadie la ha ganado.</translation>
    </message>
    <message>
        <source>The battle is over; who has won it is not said yet.</source>
        <translation>La batalla ha terminado; aún no se ha dicho quién la gana.</translation>
    </message>
    <message>
        <source>The battle is over: won by {0}.</source>
        <translation>La batalla ha terminado: gana {0}.</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>En tablas</translation>
    </message>
    <message>
        <source>nobody owes it any more: {0}</source>
        <translation>ya no lo debe nadie: {0}</translation>
    </message>
    <message>
        <source>all other entries cannot be read in one way</source>
        <translation>no todas las demás entradas pueden leerse de un mismo modo</translation>
    </message>
    <message>
        <source>a word is for one roll</source>
        <translation>una palabra es para una sola tirada</translation>
    </message>
    <message>
        <source>say rest=keep or rest=strike, once</source>
        <translation>di rest=keep o rest=strike, una vez</translation>
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
        <source>{} corrected: {}.{}{}{}</source>
        <translation>{} corregida: {}.{}{}{}</translation>
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
        <source>Undone: entry {}: {}</source>
        <translation>Deshecha: anotación {}: {}</translation>
    </message>
    <message>
        <source>Done again: entry {}: {}</source>
        <translation>Rehecha: anotación {}: {}</translation>
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
        <source>a game of format {0}; this program knows formats {1} to {2}</source>
        <translation>una partida de formato {0}; este programa conoce los formatos de {1} a {2}</translation>
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
        <source>Strength</source>
        <translation>Fuerza</translation>
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
        <source>Terrain</source>
        <translation>Terreno</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Ataque</translation>
    </message>
    <message>
        <source>its strength is missing</source>
        <translation>falta decir qué fuerza tiene</translation>
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
        <source>Turns</source>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>Movement: fixed numbers</source>
        <translation>Movimiento: números fijos</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Puntos de victoria</translation>
    </message>
    <message>
        <source>rolled</source>
        <translation>se tira</translation>
    </message>
    <message>
        <source>turns of the game</source>
        <translation>turnos de la partida</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Iniciativa</translation>
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
        <source>Attacks</source>
        <translation>Ataca</translation>
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
        <source>Movement cost</source>
        <translation>Coste de movimiento</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Victoria</translation>
    </message>
    <message>
        <source>{0} stands there twice</source>
        <translation>{0} está ahí dos veces</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Pérdidas</translation>
    </message>
    <message>
        <source>Mounted</source>
        <translation>Montada</translation>
    </message>
    <message>
        <source>One for each brigade named.</source>
        <translation>Uno por cada brigada nombrada.</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Descansar</translation>
    </message>
    <message>
        <source>, after all moves</source>
        <translation>, después de todos los movimientos</translation>
    </message>
    <message>
        <source>{0} is on the map</source>
        <translation>{0} está en el mapa</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movimiento</translation>
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
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>Not on the map yet</source>
        <translation>Aún no está en el mapa</translation>
    </message>
    <message>
        <source>Arm</source>
        <translation>Arma</translation>
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
        <source>the initiative has not been rolled</source>
        <translation>no se ha tirado la iniciativa</translation>
    </message>
    <message>
        <source>has not acted</source>
        <translation>no ha actuado</translation>
    </message>
    <message>
        <source>from turn {0} on</source>
        <translation>desde el turno {0}</translation>
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
        <source>point</source>
        <translation>punto</translation>
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
        <source>{0}: say which, {1} or {2}</source>
        <translation>{0}: di cuál, {1} o {2}</translation>
    </message>
    <message>
        <source>{0}: say which, {1}, {2} or {3}</source>
        <translation>{0}: di cuál, {1}, {2} o {3}</translation>
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
        <source>{0} cannot be named by itself</source>
        <translation>{0} no puede nombrarse a sí misma</translation>
    </message>
    <message>
        <source>{0} is a code: here units are named by their keys, {1}</source>
        <translation>{0} es un código: aquí las unidades se nombran por su clave, {1}</translation>
    </message>
    <message>
        <source>"{0}" says that there is no unit</source>
        <translation>«{0}» dice que no hay ninguna unidad</translation>
    </message>
    <message>
        <source>it names one unit</source>
        <translation>nombra una sola unidad</translation>
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
        <source>it is so already</source>
        <translation>ya es así</translation>
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
        <source>in a game it is played link by link; it begins with: {0}</source>
        <translation>en una partida se juega eslabón a eslabón; empieza con: {0}</translation>
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
        <source>the last turn is over: no phase follows</source>
        <translation>el último turno ha terminado: no sigue ninguna fase</translation>
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
        <source>{0} given, {1} asked for until somebody chooses, measures or says something</source>
        <translation>se dan {0}, se piden {1} hasta que alguien elija, mida o diga algo</translation>
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
        <source>Leader casualty</source>
        <translation>Baja de jefe</translation>
    </message>
    <message>
        <source>by the result that it follows from it is {0}</source>
        <translation>por el resultado del que sigue es {0}</translation>
    </message>
    <message>
        <source>{0} retreats</source>
        <translation>{0} se retira</translation>
    </message>
    <message>
        <source>the unit</source>
        <translation>la unidad</translation>
    </message>
    <message>
        <source>the leader</source>
        <translation>el jefe</translation>
    </message>
    <message>
        <source>leader casualty</source>
        <translation>baja de jefe</translation>
    </message>
    <message>
        <source>die for the leader</source>
        <translation>dado del jefe</translation>
    </message>
    <message>
        <source>{The leader} is unhurt.</source>
        <translation>{The leader} sale ileso.</translation>
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
        <source>Move</source>
        <translation>Mover</translation>
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
        <source>it is only shown to the player and affects no roll</source>
        <translation>se dice al jugador y no cambia ningún dado</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Mexican</source>
        <translation>mexicana</translation>
    </message>
    <message>
        <source>has not moved</source>
        <translation>no se ha movido</translation>
    </message>
    <message>
        <source>Whether Santa Anna and his HQ become active</source>
        <translation>Si Santa Anna y su CG se activan</translation>
    </message>
    <message>
        <source>The game goes on: turn {0} of {1}.</source>
        <translation>La partida sigue: turno {0} de {1}.</translation>
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
        <source>Battle</source>
        <translation>Batalla</translation>
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
        <source>Dead</source>
        <translation>Muertos</translation>
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
        <source>Battles won</source>
        <translation>Batallas ganadas</translation>
    </message>
    <message>
        <source>Harm dealt</source>
        <translation>Daño causado</translation>
    </message>
    <message>
        <source>Harm suffered</source>
        <translation>Daño sufrido</translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation>Reglamento</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>resueltas</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distancia</translation>
    </message>
    <message>
        <source>target destroyed</source>
        <translation>blanco destruido</translation>
    </message>
    <message>
        <source>leader attached</source>
        <translation>jefe agregado</translation>
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
        <source>Destroyed</source>
        <translation>Destruida</translation>
    </message>
    <message>
        <source>Where it was hidden</source>
        <translation>Dónde estaba oculta</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Fuego</translation>
    </message>
    <message>
        <source>rounded up</source>
        <translation>redondeado hacia arriba</translation>
    </message>
    <message>
        <source>Army morale</source>
        <translation>Moral del ejército</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Mantener</translation>
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
        <source>The {0} loses {1} bases, falls back {2} inches and is {3}.</source>
        <translation>Pierde {1} bases, retrocede {2} pulgadas ({3}): {0}.</translation>
    </message>
    <message>
        <source>Nothing happens to the {0}.</source>
        <translation>No le pasa nada: {0}.</translation>
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
        <source>Range</source>
        <translation>Alcance</translation>
    </message>
    <message>
        <source>the target</source>
        <translation>el blanco</translation>
    </message>
    <message>
        <source>Hidden units</source>
        <translation>Unidades ocultas</translation>
    </message>
    <message>
        <source>{0} is off the table</source>
        <translation>{0} está fuera de la mesa</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Acciones</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Experiencia</translation>
    </message>
    <message>
        <source>Casualties</source>
        <translation>Bajas</translation>
    </message>
    <message>
        <source>Broken</source>
        <translation>Desbandada</translation>
    </message>
    <message>
        <source>{0} and {1} are enemies</source>
        <translation>{0} y {1} son enemigos</translation>
    </message>
    <message>
        <source>Take {0} off the table.</source>
        <translation>Retira {0} de la mesa.</translation>
    </message>
    <message>
        <source>{0} and {1} are on the same side</source>
        <translation>{0} y {1} son del mismo bando</translation>
    </message>
    <message>
        <source>has not fired</source>
        <translation>no ha disparado</translation>
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
        <source>This breaks a rule. Change it, or say why.</source>
        <translation>Esto incumple una regla. Cámbialo o di por qué.</translation>
    </message>
    <message>
        <source>In a game it is played link by link. Enter: %1</source>
        <translation>En una partida se juega eslabón a eslabón. Enter: %1</translation>
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
        <source>Of the extra dice alone, in order; most changes need none. Where one was misread: of all, as they lay.</source>
        <translation>Solo de los dados de más, por orden; la mayoría de los cambios no necesita ninguno. Si uno se leyó mal: de todos, tal como cayeron.</translation>
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
        <source>A unit by its code; none: type nothing.</source>
        <translation>Una unidad por su código; ninguna: no escribas nada.</translation>
    </message>
    <message>
        <source>Units by their codes, + between them; none: type nothing.</source>
        <translation>Unidades por sus códigos, con + entre ellos; ninguna: no escribas nada.</translation>
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
        <source>A total of {0}: {the attacker} closes.</source>
        <translation>Un total de {0}: {the attacker} cierra.</translation>
    </message>
    <message>
        <source>A total of {0}: {the attacker} halts 1 inch short and fires a quarter volley.</source>
        <translation>Un total de {0}: {the attacker} se detiene a 1 pulgada y dispara un cuarto de descarga.</translation>
    </message>
    <message>
        <source>A total of {0}: {the attacker} halts 1 inch short, without a shot.</source>
        <translation>Un total de {0}: {the attacker} se detiene a 1 pulgada, sin disparar.</translation>
    </message>
    <message>
        <source>A total of {0}: {the attacker} halts 1 inch short, stragglers {1}.</source>
        <translation>Un total de {0}: {the attacker} se detiene a 1 pulgada, rezagados {1}.</translation>
    </message>
    <message>
        <source>A total of {0}: {the attacker} recoils, stragglers {1}.</source>
        <translation>Un total de {0}: {the attacker} retrocede, rezagados {1}.</translation>
    </message>
    <message>
        <source>A total of {0}: {the attacker} stops short and breaks.</source>
        <translation>Un total de {0}: {the attacker} se queda corto y se desbanda.</translation>
    </message>
    <message>
        <source>A total of {0}: {the defender} does not stand and breaks.</source>
        <translation>Un total de {0}: {the defender} no aguanta y se desbanda.</translation>
    </message>
    <message>
        <source>A total of {0}: {the defender} fires a quarter volley and retreats.</source>
        <translation>Un total de {0}: {the defender} dispara un cuarto de descarga y se retira.</translation>
    </message>
    <message>
        <source>A total of {0}: {the defender} retreats without a shot.</source>
        <translation>Un total de {0}: {the defender} se retira sin disparar.</translation>
    </message>
    <message>
        <source>A total of {0}: {the defender} recoils, stragglers {1}.</source>
        <translation>Un total de {0}: {the defender} retrocede, rezagados {1}.</translation>
    </message>
    <message>
        <source>A total of {0}: {the defender} retreats, stragglers {1}.</source>
        <translation>Un total de {0}: {the defender} se retira, rezagados {1}.</translation>
    </message>
    <message>
        <source>A total of {0}: {the defender} stands.</source>
        <translation>Un total de {0}: {the defender} aguanta.</translation>
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
        <source>Losses {0}: stragglers {1}, casualties {2}. {The target} breaks.</source>
        <translation>Pérdidas {0}: rezagados {1}, bajas {2}. {The target} se desbanda.</translation>
    </message>
    <message>
        <source>Losses {0}: stragglers {1}, casualties {2}. {The target} holds.</source>
        <translation>Pérdidas {0}: rezagados {1}, bajas {2}. {The target} aguanta.</translation>
    </message>
    <message>
        <source>Losses {0}: stragglers {1}, casualties {2}. {The target} is destroyed.</source>
        <translation>Pérdidas {0}: rezagados {1}, bajas {2}. {The target} queda destruido.</translation>
    </message>
    <message>
        <source>Losses {0}: stragglers {1}, casualties {2}. {The target} was broken already.</source>
        <translation>Pérdidas {0}: rezagados {1}, bajas {2}. {The target} ya estaba desbandado.</translation>
    </message>
    <message>
        <source>Nobody breaks: locked in melee after rounds {4}. Attacker: stragglers {0}, casualties {1}; defender: stragglers {2}, casualties {3}.</source>
        <translation>No se desbanda nadie: trabados en melé tras {4} rondas. Atacante: rezagados {0}, bajas {1}; defensor: rezagados {2}, bajas {3}.</translation>
    </message>
    <message>
        <source>{The attacker} breaks and {the defender} is beaten. Attacker: stragglers {0}, casualties {1}; defender: stragglers {2}, casualties {3}.</source>
        <translation>{The attacker} se desbanda y {the defender} queda vencido. Atacante: rezagados {0}, bajas {1}; defensor: rezagados {2}, bajas {3}.</translation>
    </message>
    <message>
        <source>{The attacker} breaks. Attacker: stragglers {0}, casualties {1}; defender: stragglers {2}, casualties {3}.</source>
        <translation>{The attacker} se desbanda. Atacante: rezagados {0}, bajas {1}; defensor: rezagados {2}, bajas {3}.</translation>
    </message>
    <message>
        <source>{The attacker} is beaten. Attacker: stragglers {0}, casualties {1}; defender: stragglers {2}, casualties {3}.</source>
        <translation>{The attacker} queda vencido. Atacante: rezagados {0}, bajas {1}; defensor: rezagados {2}, bajas {3}.</translation>
    </message>
    <message>
        <source>{The defender} breaks. Attacker: stragglers {0}, casualties {1}; defender: stragglers {2}, casualties {3}.</source>
        <translation>{The defender} se desbanda. Atacante: rezagados {0}, bajas {1}; defensor: rezagados {2}, bajas {3}.</translation>
    </message>
    <message>
        <source>{The defender} does not stand and retreats. Attacker: stragglers {0}, casualties {1}; defender: stragglers {2}, casualties {3}.</source>
        <translation>{The defender} no aguanta y se retira. Atacante: rezagados {0}, bajas {1}; defensor: rezagados {2}, bajas {3}.</translation>
    </message>
    <message>
        <source>{The defender} is beaten. Attacker: stragglers {0}, casualties {1}; defender: stragglers {2}, casualties {3}.</source>
        <translation>{The defender} queda vencido. Atacante: rezagados {0}, bajas {1}; defensor: rezagados {2}, bajas {3}.</translation>
    </message>
    <message>
        <source>The melee is over. Attacker: stragglers {0}, casualties {1}; defender: stragglers {2}, casualties {3}.</source>
        <translation>La melé ha acabado. Atacante: rezagados {0}, bajas {1}; defensor: rezagados {2}, bajas {3}.</translation>
    </message>
    <message>
        <source>The square holds and {the cavalry} goes back. Attacker: stragglers {0}, casualties {1}; defender: stragglers {2}, casualties {3}.</source>
        <translation>El cuadro aguanta y {the cavalry} retrocede. Atacante: rezagados {0}, bajas {1}; defensor: rezagados {2}, bajas {3}.</translation>
    </message>
    <message>
        <source>The square holds for {4} rounds and {the cavalry} goes back. Attacker: stragglers {0}, casualties {1}; defender: stragglers {2}, casualties {3}.</source>
        <translation>El cuadro aguanta {4} rondas y {the cavalry} retrocede. Atacante: rezagados {0}, bajas {1}; defensor: rezagados {2}, bajas {3}.</translation>
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
        <source>all</source>
        <translation>todas</translation>
    </message>
    <message>
        <source>artillery</source>
        <translation>artillería</translation>
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
        <source>charge</source>
        <translation>carga</translation>
    </message>
    <message>
        <source>column</source>
        <translation>columna</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>defensor</translation>
    </message>
    <message>
        <source>deployed</source>
        <translation>desplegada</translation>
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
        <source>fire</source>
        <translation>fuego</translation>
    </message>
    <message>
        <source>fortification</source>
        <translation>fortificación</translation>
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
        <source>it</source>
        <translation>la unidad</translation>
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
        <source>mounted</source>
        <translation>montada</translation>
    </message>
    <message>
        <source>movement</source>
        <translation>movimiento</translation>
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
        <source>range</source>
        <translation>alcance</translation>
    </message>
    <message>
        <source>recovery</source>
        <translation>recuperación</translation>
    </message>
    <message>
        <source>retreat</source>
        <translation>retirada</translation>
    </message>
    <message>
        <source>roll to spot, to exceed -{0}</source>
        <translation>tirada para descubrir, superar -{0}</translation>
    </message>
    <message>
        <source>target</source>
        <translation>blanco</translation>
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
        <source>used</source>
        <translation>usados</translation>
    </message>
    <message>
        <source>veteran</source>
        <translation>veterana</translation>
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
        <translation>o bien</translation>
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
        <source>active</source>
        <translation>activo</translation>
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
        <source>back</source>
        <translation>atrás</translation>
    </message>
    <message>
        <source>breaks</source>
        <translation>se desbanda</translation>
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
        <source>cover</source>
        <translation>cobertura</translation>
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
        <source>dismounted</source>
        <translation>desmontada</translation>
    </message>
    <message>
        <source>enters</source>
        <translation>entra</translation>
    </message>
    <message>
        <source>face</source>
        <translation>cara</translation>
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
        <source>hidden</source>
        <translation>oculta</translation>
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
        <source>inside</source>
        <translation>dentro</translation>
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
        <source>losses</source>
        <translation>pérdidas</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdida</translation>
    </message>
    <message>
        <source>most</source>
        <translation>máximo</translation>
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
        <source>open</source>
        <translation>abierto</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>supera</translation>
    </message>
    <message>
        <source>ravine</source>
        <translation>barranca</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>motivo</translation>
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
        <source>side</source>
        <translation>bando</translation>
    </message>
    <message>
        <source>spotted</source>
        <translation>descubierta</translation>
    </message>
    <message>
        <source>status</source>
        <translation>estado</translation>
    </message>
    <message>
        <source>strength</source>
        <translation>fuerza</translation>
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
        <source>army</source>
        <translation>ejército</translation>
    </message>
    <message>
        <source>broke</source>
        <translation>desbandada</translation>
    </message>
    <message>
        <source>cause</source>
        <translation>causa</translation>
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
        <source>item</source>
        <translation>concepto</translation>
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
        <source>shift</source>
        <translation>cambio</translation>
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
        <source>enemy</source>
        <translation>enemigo</translation>
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
        <source>Guns of {0}</source>
        <translation>Cañones de {0}</translation>
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
        <source>{0} loses a base, falls back {1} inches and is {2}.</source>
        <translation>{0} pierde una base, retrocede {1} pulgadas y queda {2}.</translation>
    </message>
    <message>
        <source>{0} loses a base and is {1}.</source>
        <translation>{0} pierde una base y queda {1}.</translation>
    </message>
    <message>
        <source>{0} loses {1} bases and is {2}.</source>
        <translation>{0} pierde {1} bases y queda {2}.</translation>
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
        <source>units</source>
        <translation>unidades</translation>
    </message>
    <message>
        <source>us</source>
        <translation>EE. UU.</translation>
    </message>
    <message>
        <source>with</source>
        <translation>con</translation>
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
        <source>struck</source>
        <translation>alcanzada</translation>
    </message>
    <message>
        <source>a hidden unit</source>
        <translation>una unidad oculta</translation>
    </message>
    <message>
        <source>{0}, yes or no: only the table knows it</source>
        <translation>{0}, sí o no: solo la mesa lo sabe</translation>
    </message>
    <message>
        <source>{0}: only the table knows it</source>
        <translation>{0}: solo la mesa lo sabe</translation>
    </message>
    <message>
        <source>As usual: {0}.</source>
        <translation>Como de costumbre: {0}.</translation>
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
        <source>As usual</source>
        <translation>Como de costumbre</translation>
    </message>
    <message>
        <source>Open this action: corneta-cli actions RULESET lists them</source>
        <translation>Abre esta acción: corneta-cli actions RULESET las enumera</translation>
    </message>
    <message>
        <source>with these answers: corneta-cli form RULESET ACTION lists them</source>
        <translation>con estas respuestas: corneta-cli form RULESET ACTION las enumera</translation>
    </message>
    <message>
        <source>tries one ruleset alone: what it declares, random answers, odds against dice, battles, a season</source>
        <translation>prueba un solo reglamento: lo que declara, respuestas al azar, probabilidades frente a dados, batallas, una temporada</translation>
    </message>
    <message>
        <source>how many battles of each scenario play themselves; 3 without it</source>
        <translation>cuántas batallas de cada escenario se juegan solas; 3 sin ella</translation>
    </message>
    <message>
        <source>no scenario, so nobody can begin a game: put one into `scenarios` in its folder</source>
        <translation>ningún escenario, así que nadie puede empezar una partida: pon uno en `scenarios` en su carpeta</translation>
    </message>
    <message>
        <source>a season would forget its losses: give its GameRules `{0}`, {1}</source>
        <translation>una temporada olvidaría sus bajas: da a sus GameRules `{0}`, {1}</translation>
    </message>
    <message>
        <source>how many of a unit are left, and how many lost</source>
        <translation>cuántos le quedan a una unidad, y cuántos ha perdido</translation>
    </message>
    <message>
        <source>who has won</source>
        <translation>quién ha ganado</translation>
    </message>
    <message>
        <source>how a unit begins with so many</source>
        <translation>cómo empieza una unidad con tantos</translation>
    </message>
    <message>
        <source>a season would forget its losses: `refit` to {0} of {1} leaves it {2}, by `summary`</source>
        <translation>una temporada olvidaría sus bajas: `refit` a {0} de {1} le deja {2}, según `summary`</translation>
    </message>
    <message>
        <source>no headline: let `announce` say one whatever happens</source>
        <translation>sin titular: que `announce` diga uno pase lo que pase</translation>
    </message>
    <message>
        <source>it fails ({0}): refuse these answers in `refuse`, or let `step` go on with them</source>
        <translation>falla ({0}): rechaza estas respuestas en `refuse`, o que `step` siga con ellas</translation>
    </message>
    <message>
        <source>its odds fail ({0}): give each die of a result its own label</source>
        <translation>sus probabilidades fallan ({0}): da a cada dado de un resultado su propia etiqueta</translation>
    </message>
    <message>
        <source>{0} of {1} random answers are refused: say by `.asked_when`, bounds and options what goes together</source>
        <translation>{0} de {1} respuestas al azar se rechazan: di con `.asked_when`, límites y opciones qué va junto</translation>
    </message>
    <message>
        <source>{0} acts and is gone: object to who is off the table for good</source>
        <translation>{0} actúa y ya no está: pon objeción a quien dejó la mesa para siempre</translation>
    </message>
    <message>
        <source>{0}={1} is chosen of {2}, who has another: let the stat fill it</source>
        <translation>{0}={1} se elige de {2}, que tiene otro: que lo rellene el dato</translation>
    </message>
    <message>
        <source>the game cannot go on: {0}; last played: {1} What is owed is tried twice a phase: bar what brings it again, or let `where` of what speaks against it name the field or the role that could change</source>
        <translation>la partida no puede seguir: {0}; lo último jugado: {1} Lo debido se intenta dos veces por fase: impide lo que lo trae de nuevo, o que `where` de lo que se opone nombre el campo o el papel que podría cambiar</translation>
    </message>
    <message>
        <source>it reads "{0}": name that chart in `reads`</source>
        <translation>lee «{0}»: nombra esa tabla en `reads`</translation>
    </message>
    <message>
        <source>its first line says "{0}": a file is called as its key</source>
        <translation>su primera línea dice «{0}»: un archivo se llama como su clave</translation>
    </message>
    <message>
        <source>{0} entries and no end: let each play use up what allowed it</source>
        <translation>{0} entradas y ningún final: que cada jugada gaste lo que la permitió</translation>
    </message>
    <message>
        <source>decided again it is another: {0}; let rules read state, answers and dice alone</source>
        <translation>decidida de nuevo es otra: {0}; que las reglas lean solo estado, respuestas y dados</translation>
    </message>
    <message>
        <source>a battle fails: {0}</source>
        <translation>una batalla falla: {0}</translation>
    </message>
    <message>
        <source>odds that can be walked die by die are played: set to zero in the state what no later link needs</source>
        <translation>probabilidades que se pueden recorrer dado a dado se juegan: pon a cero en el estado lo que ningún paso posterior necesita</translation>
    </message>
    <message>
        <source>{0} outcomes by the odds, {1} by the dice: let `end` depend on the answers, the state and the charts alone</source>
        <translation>{0} resultados según las probabilidades, {1} según los dados: que `end` dependa solo de las respuestas, el estado y las tablas</translation>
    </message>
    <message>
        <source>"{0}" is as likely by the odds as the dice do not have it: let `step` read each die through `dice`, once</source>
        <translation>«{0}» es tan probable según las probabilidades como no lo tienen los dados: que `step` lea cada dado por `dice`, una vez</translation>
    </message>
    <message>
        <source>its {0} is empty: say it</source>
        <translation>su {0} está vacío: dilo</translation>
    </message>
    <message>
        <source>sticks need both `measured`, the charts, and `scales`, the sizes of figures: give the other one too</source>
        <translation>las varas necesitan `measured`, las tablas, y `scales`, los tamaños de figuras: da también lo otro</translation>
    </message>
    <message>
        <source>nothing reads it: name it in the `reads` of an action or of the game, or its cells in `unreachable`</source>
        <translation>nada la lee: nómbrala en los `reads` de una acción o de la partida, o sus celdas en `unreachable`</translation>
    </message>
    <message>
        <source>there is no {0} "{1}": declare it, or write one that there is: {2}</source>
        <translation>no hay {0} «{1}»: decláralo, o escribe uno que haya: {2}</translation>
    </message>
    <message>
        <source>"{0}" is no key: write small letters and digits, in fields and outcomes with `_` between words, else with `-`</source>
        <translation>«{0}» no es una clave: escribe minúsculas y cifras, en campos y resultados con `_` entre palabras, si no con `-`</translation>
    </message>
    <message>
        <source>{0} "{1}" stands there twice: give one of them another key</source>
        <translation>{0} «{1}» está ahí dos veces: da a uno otra clave</translation>
    </message>
    <message>
        <source>it is missing: write `.typed_charts = corneta::typed_charts&lt;Charts&gt;`</source>
        <translation>falta: escribe `.typed_charts = corneta::typed_charts&lt;Charts&gt;`</translation>
    </message>
    <message>
        <source>a choice or a set has options, nothing else has: give `.options`, or take them away</source>
        <translation>una elección o un conjunto tiene opciones, nada más las tiene: da `.options`, o quítalas</translation>
    </message>
    <message>
        <source>a set has at most 30 words: part it into two</source>
        <translation>un conjunto tiene como mucho 30 palabras: pártelo en dos</translation>
    </message>
    <message>
        <source>option "{0}" has no label: write the words a person reads</source>
        <translation>la opción «{0}» no tiene etiqueta: escribe las palabras que lee una persona</translation>
    </message>
    <message>
        <source>its least {0} is above its most {1}: exchange them</source>
        <translation>su mínimo {0} está por encima de su máximo {1}: cámbialos</translation>
    </message>
    <message>
        <source>it starts with {0}, outside its range: give a `.start` within it</source>
        <translation>empieza con {0}, fuera de sus límites: da un `.start` dentro</translation>
    </message>
    <message>
        <source>it stands in a table and is no list: give `.rows_most`, or ask by `asks_each`</source>
        <translation>está en una tabla y no es una lista: da `.rows_most`, o pregunta con `asks_each`</translation>
    </message>
    <message>
        <source>it starts with {0} rows, not from {1} to {2}: set `.rows_start`</source>
        <translation>empieza con {0} filas, no de {1} a {2}: pon `.rows_start`</translation>
    </message>
    <message>
        <source>plain alone is a column of the batch that has a row and is no set: make its form by `one_or_several`</source>
        <translation>sencilla a solas es una columna de la tanda que tiene una fila y no es un conjunto: haz su formulario con `one_or_several`</translation>
    </message>
    <message>
        <source>column "{0}" of the same table has other rows: give both the same</source>
        <translation>la columna «{0}» de la misma tabla tiene otras filas: da a ambas las mismas</translation>
    </message>
    <message>
        <source>no label: write the words a person reads</source>
        <translation>sin etiqueta: escribe las palabras que lee una persona</translation>
    </message>
    <message>
        <source>it reads nothing: declare it by `gives&lt;&amp;End::member&gt;` or `changes&lt;&amp;End::member&gt;`</source>
        <translation>no lee nada: decláralo con `gives&lt;&amp;End::member&gt;` o `changes&lt;&amp;End::member&gt;`</translation>
    </message>
    <message>
        <source>it changes nobody: name the role and the stat</source>
        <translation>no cambia a nadie: nombra el papel y el dato</translation>
    </message>
    <message>
        <source>a list changes no stat: give a value for each role</source>
        <translation>una lista no cambia ningún dato: da un valor para cada papel</translation>
    </message>
    <message>
        <source>only numbers are added: use `Does::Set`</source>
        <translation>solo se suman números: usa `Does::Set`</translation>
    </message>
    <message>
        <source>a marker is there or not: let it be a toggle, or use `Does::Set`</source>
        <translation>un marcador está o no: que sea un sí o no, o usa `Does::Set`</translation>
    </message>
    <message>
        <source>what stands out is a yes or words it has: write `.highlighted = these(true)`</source>
        <translation>lo que destaca es un sí o palabras que tiene: escribe `.highlighted = these(true)`</translation>
    </message>
    <message>
        <source>a list has no bars: take `Shown::AsBars` away</source>
        <translation>una lista no tiene barras: quita `Shown::AsBars`</translation>
    </message>
    <message>
        <source>it fills nothing: declare it by `asks&lt;&amp;Inputs::member&gt;`</source>
        <translation>no llena nada: decláralo con `asks&lt;&amp;Inputs::member&gt;`</translation>
    </message>
    <message>
        <source>without a role it demands nobody: leave `.demands` out</source>
        <translation>sin papel no exige a nadie: deja fuera `.demands`</translation>
    </message>
    <message>
        <source>label, help or rule is empty: say what it is, what it finds out, and by which section</source>
        <translation>etiqueta, ayuda o regla vacía: di qué es, qué averigua, y por qué sección</translation>
    </message>
    <message>
        <source>it does nothing: make it by `action_of&lt;Rules&gt;`, with an outcome</source>
        <translation>no hace nada: hazla con `action_of&lt;Rules&gt;`, con un resultado</translation>
    </message>
    <message>
        <source>two outcomes are shown as bars: choose the one that matters most</source>
        <translation>dos resultados se muestran en barras: elige el que más importa</translation>
    </message>
    <message>
        <source>a refusal without words: say what the rules forbid</source>
        <translation>un rechazo sin palabras: di qué prohíben las reglas</translation>
    </message>
    <message>
        <source>no field is a column of its batch: make the form by `one_or_several(batch, ...)`</source>
        <translation>ningún campo es columna de su tanda: haz el formulario con `one_or_several(batch, ...)`</translation>
    </message>
    <message>
        <source>it adds to "{0}", which is no number: use `Does::Set`, or a Stat&lt;int&gt;</source>
        <translation>suma a «{0}», que no es un número: usa `Does::Set`, o un Stat&lt;int&gt;</translation>
    </message>
    <message>
        <source>it says no more than the role: take it away</source>
        <translation>no dice más que el papel: quítalo</translation>
    </message>
    <message>
        <source>hidden, and no stat that the game declares: add it to `stats`</source>
        <translation>oculto, y ningún dato que la partida declare: añádelo a `stats`</translation>
    </message>
    <message>
        <source>{0} letters for {1} options: write one for each, `-` for what is not laid</source>
        <translation>{0} letras para {1} opciones: escribe una para cada una, `-` para lo que no se pone</translation>
    </message>
    <message>
        <source>"{0}" is none of its letters: {1}</source>
        <translation>«{0}» no es ninguna de sus letras: {1}</translation>
    </message>
    <message>
        <source>stat with options</source>
        <translation>dato con opciones</translation>
    </message>
    <message>
        <source>chart</source>
        <translation>tabla</translation>
    </message>
    <message>
        <source>row</source>
        <translation>fila</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>fase</translation>
    </message>
    <message>
        <source>action</source>
        <translation>acción</translation>
    </message>
    <message>
        <source>field</source>
        <translation>campo</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>resultado</translation>
    </message>
    <message>
        <source>option</source>
        <translation>opción</translation>
    </message>
    <message>
        <source>role</source>
        <translation>papel</translation>
    </message>
    <message>
        <source>stat</source>
        <translation>dato</translation>
    </message>
    <message>
        <source>{} is sound: all that its tables name is there, and fits.
</source>
        <translation>{} está bien: todo lo que sus tablas nombran existe, y encaja.
</translation>
    </message>
    <message>
        <source>Random answers to {} actions: {}, {} of them refused.
</source>
        <translation>Respuestas al azar a {} acciones: {}, {} de ellas rechazadas.
</translation>
    </message>
    <message>
        <source>Odds against every fall of the dice: {} times the same.
</source>
        <translation>Probabilidades frente a toda caída de los dados: {} veces las mismas.
</translation>
    </message>
    <message>
        <source>Who must be named, if you meant it so:
</source>
        <translation>A quién hay que nombrar, si así se quería:
</translation>
    </message>
    <message>
        <source>Battles that played themselves: {} with {} entries, {} decided; decided again they are the same.
</source>
        <translation>Batallas que se jugaron solas: {} con {} entradas, {} decididas; decididas de nuevo son las mismas.
</translation>
    </message>
    <message>
        <source>{1} does not command it</source>
        <translation>{1} no la manda</translation>
    </message>
    <message>
        <source>it is an initiative round of {1}</source>
        <translation>es una ronda de iniciativa de {1}</translation>
    </message>
    <message>
        <source>{1} moves this turn: its passengers make Moving Fire</source>
        <translation>{1} se mueve este turno: quien viaja en él hace Fuego en movimiento</translation>
    </message>
    <message>
        <source>{1} lies face down: turn it up before it moves or fires</source>
        <translation>{1} está boca abajo: vuélvela boca arriba antes de que se mueva o dispare</translation>
    </message>
    <message>
        <source>{1} moves this turn: nobody gets on or off</source>
        <translation>{1} se mueve este turno: nadie sube ni baja</translation>
    </message>
    <message>
        <source>{1} retreats or holds first (11.4)</source>
        <translation>{1} antes se retira o mantiene (11.4)</translation>
    </message>
    <message>
        <source>{1} gives way first (10.3)</source>
        <translation>{1} cede antes el paso (10.3)</translation>
    </message>
    <message>
        <source>it is {1}'s movement phase (7.1)</source>
        <translation>es la fase de movimiento de {1} (7.1)</translation>
    </message>
    <message>
        <source>{1} has moved: brigades move before it (7.2)</source>
        <translation>{1} se ha movido: las brigadas se mueven antes (7.2)</translation>
    </message>
    <message>
        <source>{1} rolls for activation first (7.1)</source>
        <translation>{1} tira antes la activación (7.1)</translation>
    </message>
    <message>
        <source>{1} tests its initiative first (10)</source>
        <translation>{1} hace antes su prueba de iniciativa (10)</translation>
    </message>
    <message>
        <source>{1} has finished: another division acts (7.1)</source>
        <translation>{1} ha terminado: actúa otra división (7.1)</translation>
    </message>
    <message>
        <source>{1} is not activated (7.1)</source>
        <translation>{1} no está activada (7.1)</translation>
    </message>
    <message>
        <source>points missing for such a move: {1} (10.3)</source>
        <translation>puntos que faltan para ese movimiento: {1} (10.3)</translation>
    </message>
    <message>
        <source>{1} enters the map first (12)</source>
        <translation>{1} entra antes en el mapa (12)</translation>
    </message>
    <message>
        <source>activate {1} as a whole (7.1)</source>
        <translation>activa {1} entera (7.1)</translation>
    </message>
    <message>
        <source>while {1} is not on the map every division tests its initiative (10)</source>
        <translation>mientras {1} no esté en el mapa toda división hace su prueba de iniciativa (10)</translation>
    </message>
    <message>
        <source>{1} has deployed the last of its artillery: brigades move before that (7.3)</source>
        <translation>{1} ha desplegado su última artillería: las brigadas se mueven antes (7.3)</translation>
    </message>
    <message>
        <source>All else as usual (Alt+U)</source>
        <translation>Todo lo demás, lo usual (Alt+U)</translation>
    </message>
    <message>
        <source>All else as usual: %1</source>
        <translation>Todo lo demás, lo usual: %1</translation>
    </message>
    <message>
        <source>Alt+U in a phase sheet</source>
        <translation>Alt+U en una hoja de fase</translation>
    </message>
    <message>
        <source>all that only the table knows and nobody has typed is as usual; inches are measured</source>
        <translation>todo lo que solo la mesa sabe y nadie ha escrito es lo usual; las pulgadas se miden</translation>
    </message>
    <message>
        <source>As the form begins, where nothing is said yet:</source>
        <translation>Como empieza el formulario, donde aún no se ha dicho nada:</translation>
    </message>
    <message>
        <source>{0} alone stands there</source>
        <translation>ahí solo está {0}</translation>
    </message>
    <message>
        <source>its units tell that it is {0}: set them right</source>
        <translation>sus unidades dicen que es {0}: corrígelas a ellas</translation>
    </message>
</context>
</TS>
