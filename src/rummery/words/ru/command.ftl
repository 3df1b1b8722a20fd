### Командная строка.

help-usage = вызов:
help-options = ключи
help-commands = команды
help-arguments = аргументы
help-help = показать эту подсказку
help-rummery = Игровая комната для рамми со всего света.
help-status = Код завершения: 0 — сделано, 1 — отказано по правилам, 2 — неверные данные или команда. Подробнее: rummery COMMAND --help
help-version = показать версию
help-play = играть в терминале
help-replay = воспроизвести запись и рассказать её словами
help-legal = какие ходы предложены после последнего хода записи
help-rules = правила игры или одно из них
help-arrange = лучшие комбинации руки
help-simulate = партии ботов между собой
help-serve = игровая комната в браузере, для нескольких игроков
help-verify = те ли раздачи партии, что были обещаны
help-info = версия, скомпилировано ли ядро, где лежат данные
about-play = Партия против ботов. Ход можно выбрать по номеру или ввести; команда ? — подсказка.
about-replay = Воспроизводит запись (JSON) и рассказывает, что было. На ходе, который правила запрещают, останавливается с кодом 1.
about-legal = Печатает ходы, предложенные после последнего хода записи, по одному в строке.
about-rules = Печатает правила игры или одно правило по номеру: rummery rules rami RAM-17
about-arrange = Печатает комбинации, после которых в руке остаётся меньше всего очков: rummery arrange rami "5S 6S 7S KH X KD"
about-simulate = Боты играют заданное число раздач; печатается таблица итогов. Одно и то же зерно даёт те же раздачи.
about-serve = Открыть игровую комнату на этой машине или, с --lan, в местной сети. Ctrl-C закрывает её; партии сохраняются.
about-verify = Проверить, что раздачи записи следуют из зерна, хеш которого был показан до партии.
about-info = Печатает, что установлено и где лежат ваши партии.
help-lang = язык: en или ru (обычно — язык системы)
help-game = игра: marriage, penang, rami, shanghai или manipulation
help-seats = число игроков
help-option = настройка стола; можно указать несколько раз. Список — в правилах
help-bots = соперники: greedy (обычно) или random; через запятую — по очереди для каждого места
help-simulate-bots = боты по очереди мест через запятую: greedy,random (обычно)
help-seed = зерно партии: до 64 шестнадцатеричных цифр. Одно и то же зерно даёт ту же партию
help-name = ваше имя за столом
help-plain = без цветов
help-resume = продолжить последнюю неоконченную партию
help-file = запись; - — стандартный ввод
help-json = JSON для программ
help-number = номер правила
help-cards = карты руки в кавычках: "AS TD X"
help-port = порт (обычно 8765; 0 — любой свободный)
help-lan = открыть и для местной сети, показать адрес QR-кодом
help-no-open = не открывать браузер
help-database = где хранятся партии, адрес в виде SQLAlchemy (обычно файл в вашей папке состояния)
help-log = в каком виде писать журнал
help-deals = сколько раздач (обычно 100)

usage = { $command }: { $what }. Подсказка: { $command } --help
usage-missing = { $command }: не указан { $what }. Подсказка: { $command } --help
usage-unknown = { $command }: лишний аргумент { $what }. Подсказка: { $command } --help
usage-choice = { $command }: { $what } не может быть { $given }, только { $choices }.
usage-value = { $command }: { $what } требует одного значения. Подсказка: { $command } --help
file-unreadable = Не удаётся прочитать { $file }: { $reason }
save-failed = Не удаётся сохранить партию в { $file }: { $reason }
system-refuses = { $file ->
    [none] Система отказывает: { $reason }
   *[other] { $file }: { $reason }
}
fault = { $fault ->
    [ENOENT] такого файла нет
    [EISDIR] это папка
    [ENOTDIR] часть пути — не папка
    [EEXIST] там уже есть такой файл
    [EACCES] нет прав
    [EPERM] нет прав
    [EROFS] туда нельзя записывать
    [ENOSPC] на диске нет места
    [ENAMETOOLONG] слишком длинное имя
    [EADDRINUSE] его уже слушает другая программа
    [EADDRNOTAVAIL] у этой машины нет такого адреса
   *[other] { $reason }
}
option-form = Настройка пишется ИМЯ=ЗНАЧЕНИЕ, а не «{ $option }».
option-twice = Настройка { $option } указана дважды.
number-range = { $flag } — целое число от 1 до { $high }, а не «{ $value }».
seed-form = Зерно — до { $digits } шестнадцатеричных цифр, а не «{ $seed }».
rule-unknown = Правила { $number } в игре «{ $game }» нет.
serve-here = Игровая комната: { $address }
serve-lan = В местной сети: { $address }
serve-extra = Серверу нужны ещё пакеты: pip install "rummery[server]". Не хватает: { $missing }
serve-port-range = --port — это целое число от 0 до { $high }, а не «{ $value }».
serve-number = { $name } — это целое число, а не «{ $value }».
serve-log = RUMMERY_LOG — это text или json, а не «{ $value }».
serve-port = Порт { $port } открыть нельзя: { $reason }
serve-folder = Папку { $file } создать нельзя: { $reason }
serve-database = Базу данных открыть нельзя: { $reason }
verify-no-promise = Обещания нет: поле «{ $field }» есть в записи партии, сыгранной на сервере.
verify-no-seed = Нет поля «{ $field }», по которому проверяют обещание: зерно называют, когда партия окончена.
verify-kept = { $n ->
    [one] Раздачи такие, как обещано: проверена { $n }.
    [few] Раздачи такие, как обещано: проверены { $n }.
   *[many] Раздачи такие, как обещано: проверено { $n }.
}
verify-seed = Это не то зерно, которое было обещано.
verify-deal = Эта раздача не следует из зерна.
verify-dealer = Сдаёт не тот, кто должен был.
play-which-game = В какую игру? Например: rummery play rami
play-nothing-kept = Неоконченной партии нет.
record-refused = Правила запрещают { $text }: файл изменён или повреждён.

replay-position = Раздача { $number }, с готовой позиции.
replay-refused = Отказано: раздача { $deal }, ход { $move }: { $text }
replay-wrong-result = В записи указан итог { $given }, а по правилам он { $scores }.
replay-total = { $name }: { $points } за раздачу, всего { $total }.

arrange-left =
    Остаётся: { $count ->
        [0] ничего.
       *[other] { $cards }, { $points ->
            [one] { $points } очко.
            [few] { $points } очка.
           *[other] { $points } очков.
        }
    }

info-compiled = Ядро скомпилировано.
info-interpreted-checkout = Ядро работает без компиляции: установка с -e (editable) не компилируется.
info-interpreted-unwanted = Ядро работает без компиляции: при сборке было задано RUMMERY_NATIVE=0.
info-interpreted-python = Ядро работает без компиляции: она возможна только для CPython.
info-interpreted-compiler = Ядро работает без компиляции: при сборке не было компилятора C.
info-interpreted-headers = Ядро работает без компиляции: при сборке не было заголовков Python (Python.h).
info-interpreted-failed = Ядро работает без компиляции: сборка не удалась: { $detail }
info-interpreted-elsewhere = Ядро работает без компиляции: оно скомпилировано для другого Python.
info-stale = Внимание: ядро скомпилировано не из тех исходников, что лежат рядом, и правки в них не действуют. Установите заново. Изменено: { $files }
info-games = Игры: { $games }
info-bots = Боты: { $bots }
info-data = Партии лежат в { $folder }

simulate-deals = раздачи
simulate-bot = бот
simulate-seats = мест
simulate-points-per-deal = очков за раздачу на место
simulate-deals-won = выиграно раздач
simulate-matches-won = выиграно партий
simulate-played = Раздач: { $deals }, из них без победителя: { $blocked }. Целых партий: { $matches }.
simulate-length = Ходов в раздаче: в среднем { $average }, самое большее { $longest }.
simulate-speed = Скорость: раздач в секунду — { $deals }, ходов — { $moves }.
simulate-seed = Зерно: { $seed }

help-table = комбинации стола; все их карты должны и потом лежать в комбинациях: "4D 5D 6D / 9S 9C 9D"
help-contract = какие нужны комбинации, s3 — группа, r4 — цепочка из четырёх: "s3 s3 r4"
help-cut = вскрытый джокер «Марьяжа»: 3H
help-seen = игрок видел вскрытого джокера
arrange-impossible = Так, как просят, эти карты не выложить.
arrange-no-table = В игре «{ $game }» нет манипуляции комбинациями на столе.
arrange-table-and-contract = Укажите либо --table, либо --contract.
arrange-cut-of-marriage = { $flag } бывает только в «Марьяже».
arrange-seen-what = --seen и --cut бывают только в «Марьяже» и только вместе.
arrange-contract-form = Контракт — это слова вроде s3 (группа) и r4 (цепочка из четырёх), а не «{ $word }».
solver-unnamed-joker-on-the-table = У каждого джокера на столе должно быть имя: X=7S.
solver-too-many-named-jokers = На столе слишком много джокеров с именами: { $jokers }.
solver-runs-too-various = Из этих карт выходит больше видов цепочек, чем можно перебрать.
solver-contract-too-long = В этом контракте слишком много комбинаций: { $melds }.
solver-pure-contract = Контракт не может требовать чистых комбинаций.
solver-wild-faces-on-the-table = Дикие карты на столе не поддерживаются.
solver-jokers-not-wild = Среди карт есть джокеры, которых нельзя выкладывать.
solver-too-many-copies = Одинаковых карт слишком много: { $copies }, а можно не больше { $most }.
solver-too-many-wild-cards = Диких карт слишком много: { $wilds }, а можно не больше { $most }.
solver-no-meld-on-the-table = { $cards } на столе — не комбинация.
solver-too-many-arrangements = Раскладов слишком много, чтобы перебрать все.
solver-too-many-open-sets = Слишком много групп, где джокер ещё не определён: { $sets }.
solver-no-such-card = «{ $card }» — не карта.
