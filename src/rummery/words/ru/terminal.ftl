### Терминал.

play-welcome = { $game }. Ваши соперники: { $players }. Подсказка — ?
play-resumed = { $game }, раздача { $number }: партия продолжается. Подсказка — ?
play-you = Вы
play-bot-names = Анна Борис Вера Глеб Дарья Егор Жанна
play-prompt = Ваше действие:{" "}
play-next-deal = Нажмите Enter, чтобы начать следующую раздачу.{" "}
play-refused = Нельзя по правилу { $rule }.
play-hint = Подсказка — ?, список действий — ходы.
play-time-up = Ваше время вышло.
play-no-choice = Действия с номером { $number } нет, есть номера от 1 до { $choices }.
play-kept = Партия сохранена: { $file }. Продолжить: rummery play --resume
play-finished = Запись партии: { $file }.
play-help =
    Выберите действие по номеру или введите его.
    Карта — это достоинство и масть: AS — туз пик, TD — десятка бубен, X — джокер. Можно и так: 10ч, 7♥, кп.
    В действии, которое вы вводите, число — это карта вашей руки: discard 5 сбрасывает пятую карту.
    Действия: draw stock — взять из прикупа; draw discard — взять из сброса; meld 5S 6S 7S / 9C 9D 9H — выложить; lay 8S @1 — приложить к комбинации 1; swap 7S @2 — забрать джокера; discard KH — сбросить; done — закончить ход.
    При манипуляции: take 4D @1 — взять со стола; split @1 3 — разделить; join @1 @2 — соединить; rearrange — переложить весь стол; restore — вернуть всё как было.
    Команды: ? — подсказка; рука; сорт масть, сорт ранг; стол; ходы; очки; журнал; настройки; правила; правила RAM-17; выход.
    Выход, Ctrl-C и конец ввода сохраняют партию; rummery play --resume продолжит её.

hand-heading =
    В руке { $count ->
        [one] { $count } карта:
        [few] { $count } карты:
       *[other] { $count } карт:
    }
hand-jokers = джокеры
hand-suit =
    { $suit ->
        [C] трефы
        [D] бубны
        [H] червы
       *[S] пики
    }
hand-rank =
    { $rank ->
        [1] тузы
        [2] двойки
        [3] тройки
        [4] четвёрки
        [5] пятёрки
        [6] шестёрки
        [7] семёрки
        [8] восьмёрки
        [9] девятки
        [10] десятки
        [11] валеты
        [12] дамы
       *[13] короли
    }

piles-stock =
    { $count ->
        [0] Прикуп пуст.
        [one] В прикупе { $count } карта.
        [few] В прикупе { $count } карты.
       *[other] В прикупе { $count } карт.
    }
piles-upcard =
    { $count ->
        [1] В сбросе одна карта: { $card }.
        [one] Сверху в сбросе { $card }; всего там { $count } карта.
        [few] Сверху в сбросе { $card }; всего там { $count } карты.
       *[other] Сверху в сбросе { $card }; всего там { $count } карт.
    }

choices-more =
    { $count ->
        [one] И ещё { $count } действие; все — команда ходы.
        [few] И ещё { $count } действия; все — команда ходы.
       *[other] И ещё { $count } действий; все — команда ходы.
    }
choices-discard =
    { $others ->
        [0] Сбросьте карту: от discard 1 до discard { $count } либо по её имени.
       *[other] Или сбросьте карту: от discard 1 до discard { $count } либо по её имени.
    }

table-empty = На столе комбинаций нет.
table-meld = Комбинация { $number }: { $meld }.
table-hand =
    { $count ->
        [one] { $name }: { $count } карта.
        [few] { $name }: { $count } карты.
       *[other] { $name }: { $count } карт.
    }

options-line = { $option }={ $value } ({ $rule }): { $what }

scores-line = { $name }: всего { $total }, в этой раздаче { $deal }.
sheet-heading = Счёт.

play-timer =
    { $seconds ->
        [one] У вас { $seconds } секунда.
        [few] У вас { $seconds } секунды.
       *[other] У вас { $seconds } секунд.
    }
play-out = { $name } выбывает из партии.
play-no-such-card = Карты с номером { $number } в руке нет, есть номера от 1 до { $count }.
sort-how = Введите «сорт масть» или «сорт ранг».
play-resume-alone = Для продолжаемой партии нельзя указать { $flag }.
bots-too-many = Ботов { $bots }, а мест для них { $seats }.
rules-which-game = Какие правила? Есть: { $known }
