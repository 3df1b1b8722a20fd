### Что клиент в браузере говорит сам. Что происходит и как называются ходы, сообщает сервер.

## Везде

ui-pages = Страницы
ui-skip = К содержанию
ui-home = На главную
ui-rules = Правила
ui-settings = Настройки
ui-close = Закрыть
ui-cancel = Отмена
ui-loading = Одну минуту…
ui-offline = Сервер не отвечает. Попробуйте чуть позже.
ui-no-page = Такой страницы нет
ui-spoken = Читается вслух
ui-spoken-urgent = Читается вслух сразу
ui-joker = ДЖОКЕР
ui-delete = Удалить
ui-options = Настроить
ui-undo = Шаг назад
ui-reset = Начать заново

## Главная страница

ui-welcome = Садитесь играть
ui-welcome-text = Карточные игры семейства рамми, с ботами или с друзьями: мышью, пальцем, с клавиатуры или на слух.
ui-your-name = Ваше имя
ui-guest = Гость
ui-games = Игры
ui-play = Играть
ui-play-game = { $game }: играть с ботами
ui-invite = Пригласить
ui-invite-game = { $game }: пригласить людей
ui-options-game = { $game }: настроить
ui-rules-of = Правила: { $game }
ui-seats-range = Игроков: от { $low } до { $high }
ui-about-rami = Каждая выложенная карта сразу приносит очки, а джокеры можно отыграть.
ui-about-marriage = Двадцать одна карта и тайный джокер, который надо заслужить.
ui-about-shanghai = Десять раздач, у каждой свой контракт; карты можно покупать.
ui-about-penang = Главное — остаться в живых: кто не может сходить, выбывает.
ui-about-manipulation = Всё, что лежит на столе, можно перекладывать.
ui-go-on = Продолжить
ui-go-on-with = Продолжить: { $game }
ui-open-tables = Открытые столы
ui-no-open-tables = Сейчас никто не ждёт игроков.
ui-my-matches = Мои партии
ui-replay = Пересмотреть
ui-scores = Счёт
ui-export = Сохранить в файл
ui-delete-match = Удалить партию: { $game }
ui-delete-sure = Ваше участие в этой партии будет забыто. Если она ещё идёт, ваше место займёт бот.

## Новый стол

ui-create = Новый стол
ui-game = Игра
ui-game-and-players = Игра и игроки
ui-number-of-players = Игроков
ui-seat = Место { $n }
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
ui-chat = Разговор
ui-chat-free = свободный
ui-chat-presets = готовые фразы
ui-chat-off = нет
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

ui-players = Игроки
ui-invited = Вас приглашают играть: { $game }
ui-sit-down = Сесть за стол
ui-sit-here = Сесть сюда
ui-seat-open = свободное место
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

ui-table = Стол
ui-yours = Ваши карты и что можно сделать
ui-actions = Что можно сделать
ui-log = Что произошло
ui-log-and-chat = Что произошло, счёт и разговор
ui-more = Ещё
ui-deal = Раздача { $n }
ui-deal-word = Раздача
ui-total = Всего
ui-points-so-far = очки в партии
ui-in-turn = ходит
ui-dealer = сдаёт
ui-kept = за него играет бот
ui-away = нет за столом
ui-out = выбыл
ui-turn-of = Ходит { $name }
ui-your-turn-draw = Ваш ход: возьмите карту
ui-your-turn-play = Ваш ход
ui-your-turn-buy = Ваш ход
ui-your-turn-none = Ваш ход
ui-your-turn-over = Раздача окончена
ui-title-turn = ● Ваш ход
ui-asked = Отвечают: { $names }
ui-asked-you = Вас спрашивают
ui-buy-question = Хотите купить { $card }?
ui-reconnecting = Соединение…
ui-elsewhere = Теперь вы играете на другом устройстве
ui-gone = Этого стола больше нет
ui-watching = Вы смотрите со стороны.
ui-enter-hand = Нажмите Enter, чтобы перейти к своим картам; F1 — клавиши.
ui-hand-of = { $n ->
    [0] Карт на руках нет
    [one] Ваши карты, { $n } карта
    [few] Ваши карты, { $n } карты
   *[many] Ваши карты, { $n } карт
}
ui-melds = Комбинации на столе
ui-melds-by = Комбинации игрока { $name }
ui-no-melds = На столе ещё нет комбинаций
ui-meld = Комбинация { $n }
ui-meld-of = комбинация { $n }: { $meld }. Кто выложил: { $name }
ui-stock = Прикуп, { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
ui-pile-name = Сброс
ui-pile-empty = Сброс пуст
ui-pile = Сброс, { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}; сверху { $card }
ui-my-points = { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
}, в этой раздаче { $deal }
ui-count-of = { $name }: { $cards }
ui-score-of = { $name }: в партии { $total }, в этой раздаче { $deal }
ui-may = Можно: { $moves }. Карт, которыми есть ход: { $n }
ui-all-moves = Все ходы
ui-nothing-to-do = Сейчас с этим ничего сделать нельзя.
ui-not-possible = Нельзя
ui-pick-one = Чтобы сбросить, выберите одну карту.
ui-pick-cards = Выберите карту, чтобы сбросить, или карты, чтобы выложить.
ui-refused = Отказ
ui-hint = Подсказка
ui-hint-says = Хороший бот сходил бы так: { $move }
ui-do-it = Так и сделать
ui-prepare = Приготовить комбинацию: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
ui-prepared = Приготовленные комбинации
ui-prepared-meld = Приготовлено, { $n }: { $cards }
ui-prepared-now = Приготовлено, { $n }: { $cards }
ui-prepared-back = Вернуть приготовленную комбинацию { $n } на руки
ui-none-prepared = Ничего не приготовлено.
ui-lay-prepared = Выложить { $n ->
    [one] { $n } комбинацию
    [few] { $n } комбинации
   *[many] { $n } комбинаций
}
ui-lay-down = Что сделать с комбинациями?
ui-sort-suit = По мастям
ui-sort-rank = По достоинству
ui-sorted-suit = Карты разложены по мастям
ui-sorted-rank = Карты разложены по достоинству
ui-sorted-own = Карты в вашем порядке
ui-bot-plays = Пусть за меня играет бот
ui-more-time = Ещё минуту
ui-leave = Выйти из-за стола
ui-to-table = К столу

## Стол, который перекладывают

ui-rearrange = Переложить стол
ui-arranging = Вы перекладываете стол
ui-arranging-how = Выберите карты здесь и у себя на руках, затем нажмите плюс у группы. Пока вы не подтвердите, этого никто не видит.
ui-confirm = Подтвердить
ui-group = Группа { $n }
ui-new-group = Новая группа
ui-put-here = Положить выбранные карты в группу { $n }
ui-put-in = В группу { $n }: { $meld }
ui-put-to = { $cards } — в группу { $n }
ui-put-new = { $cards } — новая группа
ui-take-back-to-hand = Вернуть на руки
ui-taken-back = Снова на руках: { $cards }
ui-from-hand = { $card }, с руки
ui-name-joker = Какую карту заменяет джокер?

## После раздачи

ui-deal-over = Раздача окончена
ui-deal-won = { $you ->
    [yes] Вы выиграли раздачу
   *[no] { $n ->
        [one] Раздачу выигрывает { $names }
        [few] Раздачу выиграли { $names }
       *[many] Раздачу выиграли { $names }
    }
}
ui-match-over = Партия окончена
ui-next-deal = Следующая раздача
ui-waiting-others = Ждём остальных…
ui-new-match = Новая партия с теми же людьми
ui-new-match-join = К новой партии
ui-sheet-of = Счёт раздачи { $n }
ui-sheet-what = За что
ui-sheet-deal = За раздачу
ui-totals-over-deals = Очки по раздачам
ui-chart = Очки после каждой раздачи в виде линий; в таблице ниже те же числа
ui-won-by = Победа: { $names }
ui-bonuses = Премии в конце

## Разговор

ui-chat-text = Сообщение
ui-chat-send = Отправить
ui-chat-said = { $name } говорит: { $text }
ui-chat-mute = Не слышать игрока { $name }
ui-chat-hello = Здравствуйте
ui-chat-well-played = Хорошо сыграно
ui-chat-thanks = Спасибо
ui-chat-sorry = Извините
ui-chat-oops = Ой
ui-chat-one-moment = Одну минуту, пожалуйста
ui-chat-good-game = Хорошая партия
ui-chat-bye = До свидания

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

## Честная раздача

ui-fair = Честно ли сдано?
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
ui-fair-unreadable = Эту запись нельзя прочесть.
ui-fair-verify = Что сданы именно те карты, которые следуют из чисел, проверяет по записи команда

## Другое устройство

ui-handover = Играть на другом устройстве
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
ui-sounds = Звуки
ui-volume = Громкость
ui-verbosity = Что читать вслух
ui-verbosity-short = мало: главным образом мои ходы
ui-verbosity-normal = каждый ход одним сообщением
ui-verbosity-full = всё и сразу
ui-vibrate = Вибрация, когда мой ход
ui-notify = Уведомлять о моём ходе, когда я смотрю в другое место
ui-about-you = О вас
ui-forget-text = Сервер знает ваше имя и ваши партии, больше ничего.
ui-forget = Забыть меня
ui-forget-sure = Ваше имя и ваше участие во всех партиях будут забыты навсегда.

## Клавиши

ui-keys = Клавиши
ui-keys-at = { $key }: все клавиши
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
