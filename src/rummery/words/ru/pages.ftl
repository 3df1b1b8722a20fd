### Что клиент говорит на страницах, которые загружаются по надобности: новый стол, просмотр, настройки и другие.

## Новый стол

ui-create = Новый стол
ui-game = Игра
ui-game-and-players = Игра и игроки
ui-number-of-players = Игроков
ui-somebody = кто-то по приглашению
ui-bot-random = бот: ходит наугад
ui-bot-greedy = бот: играет хорошо
ui-rules-of-table = Правила этого стола
ui-differs = { $n ->
    [0] Всё как в обычной игре.
    [one] Отличие от обычной игры — { $n }:
    [few] Отличия от обычной игры — { $n }:
   *[many] Отличий от обычной игры — { $n }:
}
ui-a-number = число
ui-back-to-standard = Вернуть обычные
ui-table-settings = Стол
ui-open-table = Сесть может любой (стол виден всем)
ui-spectators = Можно смотреть со стороны
ui-hints-allowed = Подсказки разрешены
ui-timer = Время на ход
ui-timer-none = без ограничения
ui-pace = Боты думают
ui-pace-0 = нисколько
ui-pace-300 = мгновение
ui-pace-700 = меньше секунды
ui-pace-1500 = полторы секунды
ui-pace-3000 = три секунды
ui-asking = Время на ответ «кто покупает?»
ui-create-invite = Создать стол и пригласить
ui-create-play = Играть

## До начала партии

ui-sit-here = Сесть сюда
ui-bot = бот
ui-you = это вы
ui-put-bot = Посадить бота
ui-make-open = Освободить
ui-start = Начать
ui-stand-up = Отдать своё место
ui-waiting-for-players = Партия начнётся, когда не останется свободных мест.
ui-invite-link = Пошлите эту ссылку тем, кто будет играть:
ui-copy = Скопировать
ui-copied = Скопировано
ui-qr = Ссылка в виде QR-кода
ui-standard = обычно: { $value }
ui-salt = Добавить в тасовку моё тайное число
ui-salted = Моё число участвует в тасовке

## За столом

ui-deal-word = Раздача
ui-to-table = К столу
ui-undo = Шаг назад
ui-reset = Начать заново
ui-arranging = Вы перекладываете стол
ui-confirm = Подтвердить
ui-group = Группа { $n }
ui-new-group = Новая группа
ui-put-here = Положить выбранные карты в группу { $n }
ui-put-in = В группу { $n }: { $meld }
ui-from-hand = { $card }, с руки

## После раздачи

ui-totals-over-deals = Очки по раздачам
ui-chart = Очки после каждой раздачи в виде линий; в таблице ниже те же числа
ui-won-by = Победа: { $names }
ui-bonuses = Премии в конце

## Правила

ui-every-table = Любой стол
ui-rules-this-table = За этим столом

## Просмотр партии

ui-replay-deal = Раздача
ui-replay-seat = Глазами игрока
ui-replay-nobody = зритель
ui-replay-step = Ход { $n } из { $all }
ui-replay-first = В начало
ui-replay-back = Назад
ui-replay-on = Вперёд
ui-replay-last = В конец
ui-replay-play = Показывать
ui-replay-stop = Остановить
ui-replay-link = Адрес этой страницы ведёт именно к этому ходу.
ui-replay-none = Ни одна раздача ещё не окончена.
ui-choose-record = Выбрать запись
ui-choose-record-text = Запись — это файл, который сохранили здесь или который написала программа. Она только показывается и нигде не хранится.
ui-record-unreadable = Эту запись нельзя прочесть.

## Честная раздача

ui-fair-text = До начала партии сервер показывает отпечаток своего тайного числа; из этого числа и из того, что добавят игроки, следуют все раздачи. Потом число открывается, и ваш браузер сам всё пересчитывает.
ui-fair-promise = Отпечаток, показанный до начала партии:
ui-fair-deal-promise = Отпечаток этой раздачи:
ui-fair-file = Запись партии (сохранённый вами файл)
ui-fair-found = Что выяснилось
ui-fair-good = Верно:
ui-fair-bad = НЕВЕРНО:
ui-fair-seed-kept = число подходит к отпечатку
ui-fair-deal-kept = число последней раздачи подходит к её отпечатку
ui-fair-deal-follows = раздача { $n } следует из числа
ui-fair-not-yet = Тайное число откроется, когда партия закончится.
ui-fair-nothing = Проверять пока нечего.
ui-fair-verify = Что сданы именно те карты, которые следуют из чисел, проверяет по записи команда

## Другое устройство

ui-handover-text = Откройте эту ссылку на другом устройстве в течение десяти минут. Она действует один раз, и дальше вы играете там.
ui-handover-link = Ссылка
ui-handover-take-text = Эта ссылка даёт вам место за столом. Она действует один раз.
ui-handover-take = Занять место

## Настройки

ui-look = Вид
ui-language = Язык
ui-theme = Цвета
ui-theme-auto = как в системе
ui-theme-light = светлые
ui-theme-dark = тёмные
ui-letters = Масти буквами
ui-letters-none = нет, знаками
ui-four-colours = Масти четырёх цветов
ui-hear = Звуки и речь
ui-notify-forbidden = Браузер не разрешает этой странице присылать уведомления.
ui-sounds = Звуки
ui-volume = Громкость
ui-verbosity = Что читать вслух
ui-verbosity-short = мало: главным образом мои ходы
ui-verbosity-normal = каждый ход одним сообщением
ui-verbosity-full = всё и сразу
ui-vibrate = Вибрация, когда мой ход
ui-notify = Уведомлять о моём ходе, когда я смотрю в другое место
ui-account = Учётная запись
ui-account-text = Играть можно и без учётной записи. С ней ваши места и партии найдутся и на других устройствах.
ui-account-is = Вы вошли под именем { $name }.
ui-account-name = Имя для входа
ui-account-password = Пароль
ui-account-old = Прежний пароль
ui-account-new = Новый пароль
ui-account-make = Завести учётную запись
ui-account-make-done = Учётная запись заведена. С ней можно войти и на других устройствах.
ui-account-enter = Войти
ui-account-enter-text = Партии, сыгранные на этом устройстве без учётной записи, больше нельзя будет найти.
ui-account-enter-done = Вы вошли.
ui-account-change = Сменить пароль
ui-account-change-done = Пароль изменён. На других устройствах придётся войти заново.
ui-account-close = Закрыть учётную запись
ui-account-close-text = Ваши места и партии останутся у вас на этом устройстве. На других устройствах вход прекратится.
ui-account-close-done = Учётная запись закрыта. На этом устройстве вы снова гость.
ui-account-leave = Выйти
ui-account-leave-done = Вы вышли.
ui-forget-text = Сервер знает ваше имя, ваши партии и вашу учётную запись, если она есть; больше ничего.
ui-forget = Забыть меня
ui-forget-sure = Ваше имя, ваша учётная запись и ваше участие во всех партиях будут забыты навсегда.

## Клавиши

ui-keys-how = Клавиши действуют, когда фокус на столе. Важно место клавиши, а не раскладка.
ui-keys-reset = Вернуть как было
ui-key = Клавиша
ui-key-does = Что делает
ui-key-change = { $what }: { $key }. Изменить
ui-press-key = Нажмите новую клавишу или Escape.
ui-key-arrows = перейти по картам
ui-key-shift = переставить карту на руках
ui-key-escape = назад к картам; снять выбор
ui-key-pick = выбрать карту или снять выбор
ui-key-menu = что можно сделать с выбранными картами
ui-key-draw = взять из прикупа; иначе выбрать карту
ui-key-pile = услышать сброс
ui-key-takePile = взять из сброса
ui-key-discard = сбросить карту
ui-key-prepare = приготовить комбинацию
ui-key-layDown = выложить всё приготовленное
ui-key-hearPrepared = услышать приготовленное
ui-key-melds = к комбинациям на столе
ui-key-hand = к своим картам
ui-key-counts = сколько у кого карт
ui-key-scores = счёт
ui-key-turn = чей ход и что можно сделать
ui-key-all = список всего, что можно сделать
ui-key-next = следующая карта, которой есть ход
ui-key-previous = предыдущая карта, которой есть ход
ui-key-bySuit = разложить по мастям
ui-key-byRank = разложить по достоинству
ui-key-own = ваш порядок
ui-key-older = сообщение раньше
ui-key-newer = сообщение позже
ui-key-hint = подсказка
ui-key-rules = правила этого стола
ui-key-keys = этот список
ui-key-chat = разговор

## За настоящим столом

ui-my-sheets = Мои листы очков
ui-score-sheet = Лист очков
ui-all-sheets = Все листы очков
ui-new-sheet = Новый лист очков
ui-new-sheet-text = После каждой раздачи он спросит то, что нужно игре, посчитает и скажет в конце, кто кому платит.
ui-names-in-order = Имена в порядке ходов
ui-name-of = Имя игрока { $n }
ui-player = Игрок { $n }
ui-first-dealer = Сдаёт первым
ui-deals-first = Первым сдаёт игрок { $n }
ui-differs-short = { $n ->
    [one] { $n } отличие
    [few] { $n } отличия
   *[many] { $n } отличий
}
ui-begin-sheet = Начать
ui-bring-sheet = Принести лист
ui-bring-sheet-text = Продолжите лист из файла, сохранённого здесь или программой в терминале.
ui-choose-file = Выбрать файл
ui-sheet-unreadable = Это не лист очков, который можно прочитать.
ui-sheet-gone = Такого листа в этом браузере нет.
ui-sheet-unkept = Ваш браузер ничего не хранит для этой страницы. Сохраните лист в файл, прежде чем уйти.
ui-sheet-kept = Лист хранится в этом браузере и больше нигде.
ui-delete-sheet = Удалить лист очков
ui-delete-sheet-of = Удалить лист очков: { $game }, { $names }
ui-delete-sheet-sure = Он хранится только в этом браузере и пропадёт.
ui-pad = Выбрать карты
ui-pad-one = Выбрать карту
ui-pad-for = Выбрать карты. { $question }
ui-pad-away = Убрать карту: { $card }
ui-answers-missing = { $n ->
    [0] Что-то ещё не так.
    [one] Не хватает { $n } ответа.
    [few] Не хватает { $n } ответов.
   *[many] Не хватает { $n } ответов.
}
ui-enter-deal = Записать раздачу
ui-enter-correction = Записать исправление
ui-correcting = Эта раздача уже записана. Следующие будут пересчитаны.
ui-leave-as-it-was = Оставить как было
ui-the-sheet = Лист
ui-undo-deal = Убрать последнюю раздачу
ui-redo-deal = Вернуть её
ui-undone = Раздача { $n } убрана.
ui-export-csv = Для таблицы (CSV)
ui-export-sheet = Сохранить в файл
ui-correct = Исправить
ui-correct-deal = Исправить раздачу { $n }
ui-settlement = Расчёт
ui-if-somebody-leaves = Если кто-то уйдёт
ui-exchange = Обмен значениями
ui-exchange-text = Что каждый игрок (в строке) получил от каждого другого за значение; меньше нуля — заплатил.
ui-exchange-of = Обмен в раздаче { $n }
ui-exchange-who = ↓ от →
ui-ruling-text = Скажите, что пошло не так за настоящим столом. Несколько вопросов приведут к тому, что говорят правила.
ui-ruling-ask = Узнать решение
ui-ruling-so-far = Что вы сказали
ui-ruling-change = Изменить: { $question }
ui-ruling-other = Изменить
ui-ruling-number = Нужно целое число от { $low } до { $high }.
ui-ruling-on = Дальше
ui-ruling-back = На вопрос назад
ui-ruling-again = Сначала
ui-ruling-rules = Правила
