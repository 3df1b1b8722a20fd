### Что говорит сервер игровой комнаты.

server-differs = { $n ->
    [0] Обычные правила.
    [one] Отличается от обычных правил в { $n } пункте.
    [few] Отличается от обычных правил в { $n } пунктах.
   *[many] Отличается от обычных правил в { $n } пунктах.
}

## Почему нет

server-malformed = Сообщение составлено неправильно: { $detail }
server-salt-form = Соль — это { $digits } шестнадцатеричные цифры.
server-seats-form = Место бывает своё (одно), для бота или свободное.
server-name-empty = Назовите, пожалуйста, имя.
server-password-form = В пароле должно быть от { $least } до { $most } знаков.
server-password-wrong = Это не ваш пароль.
server-login-wrong = Учётной записи с таким именем и таким паролем нет.
server-account-taken = Учётная запись с таким именем уже есть. Выберите, пожалуйста, другое имя.
server-account-have = У вас уже есть учётная запись.
server-account-none = У вас нет учётной записи.
server-too-many-attempts = Слишком много попыток. Подождите минуту и попробуйте снова.
server-guest-unknown = Сервер вас не знает. Сначала представьтесь.
server-origin-foreign = Этот запрос пришёл с другого сайта.
server-not-host = Это может только тот, кто открыл стол.
server-no-seat = Вы не сидите за этим столом.
server-table-unknown = Такого стола нет, или он вам не открыт.
server-handover-unknown = Эта ссылка уже использована или устарела.
server-page-unknown = Здесь ничего нет.
server-seat-taken = Это место занято.
server-seat-have = Вы уже сидите за этим столом.
server-seats-open = Есть свободные места. Дождитесь игроков или посадите ботов.
server-table-started = Партия уже началась.
server-table-waiting = Партия ещё не началась.
server-table-over = Партия окончена.
server-frozen = Этот стол остановлен из-за ошибки. Её номер в журнале: { $error }.
server-failed = Произошла ошибка. Её номер в журнале: { $error }.
server-too-big = Слишком длинно: не больше { $most } байт.
server-record-refused = По правилам эта запись обрывается: раздача { $deal }, ход { $move } ({ $text }). { $why }
server-host-unknown = Сервер не отзывается на это имя.
server-too-fast = Слишком много сообщений. Подождите немного.
server-stopping = Сервер сейчас остановится.
server-full = На сервере нет места ещё для одного стола.
server-verb-unknown = Сообщения «{ $verb }» нет. Есть: { $known }.
server-stale = Стол уже изменился. Посмотрите ещё раз и решите.
server-not-now = Сейчас это не к месту.
server-hints-off = За этим столом подсказок нет.
server-chat-off = За этим столом так не разговаривают.

## Говорят за столом

server-says-hello = Здравствуйте!
server-says-well-played = Отличный ход!
server-says-thanks = Спасибо!
server-says-sorry = Извините!
server-says-oops = Ой!
server-says-one-moment = Минутку, пожалуйста.
server-says-good-game = Хорошая была игра!
server-says-bye = До свидания!

## Когда страниц нет

server-no-client-title = Rummery
server-no-client = Сервер работает, но его страницы не собраны. Программы могут играть через его интерфейс.
