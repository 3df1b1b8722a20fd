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
ui-replay-file = Пересмотреть партию из файла
ui-scores = Счёт
ui-export = Сохранить в файл
ui-delete-match = Удалить партию: { $game }
ui-delete-sure = Ваше участие в этой партии будет забыто. Если она ещё идёт, ваше место займёт бот.

## Новый стол

ui-seat = Место { $n }
ui-chat = Разговор
ui-chat-free = свободный
ui-chat-presets = готовые фразы
ui-chat-off = нет

## До начала партии

ui-players = Игроки
ui-invited = Вас приглашают играть: { $game }
ui-sit-down = Сесть за стол
ui-seat-open = свободное место

## За столом

ui-table = Стол
ui-yours = Ваши карты и что можно сделать
ui-actions = Что можно сделать
ui-log = Что произошло
ui-log-and-chat = Что произошло, счёт и разговор
ui-more = Ещё
ui-deal = Раздача { $n }
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
ui-frozen = За этим столом произошла ошибка, и игра остановлена. В журнале сервера у неё номер { $number }.
ui-logged-out = Вход на этом устройстве прекращён
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
ui-my-points = В партии { $total }, за раздачу { $deal }
ui-standing = В этой раздаче
ui-count-of = { $name }: { $cards }
ui-score-of = { $name }: в партии { $total }, в этой раздаче { $deal }
ui-may = Можно: { $moves }. Карт, которыми есть ход: { $n }
ui-all-moves = Все ходы
ui-nothing-to-do = Сейчас с этим ничего сделать нельзя.
ui-not-possible = Нельзя
ui-pick-one = Чтобы сбросить, выберите одну карту.
ui-pick-to-lay = Выберите карты, чтобы выложить их.
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

## Стол, который перекладывают

ui-rearrange = Переложить стол
ui-rearrange-own = Переложить свои комбинации
ui-arranging-how = Выберите карты здесь и у себя на руках, затем нажмите плюс у группы. Пока вы не подтвердите, этого никто не видит.
ui-put-to = { $cards } — в группу { $n }
ui-put-new = { $cards } — новая группа
ui-take-back-to-hand = Вернуть на руки
ui-taken-back = Снова на руках: { $cards }
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

## Честная раздача

ui-fair = Честно ли сдано?

## Другое устройство

ui-handover = Играть на другом устройстве

## Настройки

ui-about-you = О вас

## Клавиши

ui-keys = Клавиши
ui-keys-at = { $key }: все клавиши

## За настоящим столом

ui-real = За настоящим столом
ui-real-text = Карты у вас в руках: ведите счёт вечера или спросите, что делать, если что-то пошло не так.
ui-keep-score = Вести счёт
ui-ruling = Что теперь?
