### Что говорится за любым столом. Карты вставляются в том виде, как они составлены ниже; { $who } — «you», если речь о самом слушателе.
### Имена игроков не склоняются: они всегда в именительном падеже.

## Карты. { $form } — падеж; «many» — родительный множественного числа.

rank-A = { $form ->
    [acc] туза
    [gen] туза
    [many] тузов
   *[nom] туз
}
rank-2 = { $form ->
    [acc] двойку
    [gen] двойки
    [many] двоек
   *[nom] двойка
}
rank-3 = { $form ->
    [acc] тройку
    [gen] тройки
    [many] троек
   *[nom] тройка
}
rank-4 = { $form ->
    [acc] четвёрку
    [gen] четвёрки
    [many] четвёрок
   *[nom] четвёрка
}
rank-5 = { $form ->
    [acc] пятёрку
    [gen] пятёрки
    [many] пятёрок
   *[nom] пятёрка
}
rank-6 = { $form ->
    [acc] шестёрку
    [gen] шестёрки
    [many] шестёрок
   *[nom] шестёрка
}
rank-7 = { $form ->
    [acc] семёрку
    [gen] семёрки
    [many] семёрок
   *[nom] семёрка
}
rank-8 = { $form ->
    [acc] восьмёрку
    [gen] восьмёрки
    [many] восьмёрок
   *[nom] восьмёрка
}
rank-9 = { $form ->
    [acc] девятку
    [gen] девятки
    [many] девяток
   *[nom] девятка
}
rank-T = { $form ->
    [acc] десятку
    [gen] десятки
    [many] десяток
   *[nom] десятка
}
rank-J = { $form ->
    [acc] валета
    [gen] валета
    [many] валетов
   *[nom] валет
}
rank-Q = { $form ->
    [acc] даму
    [gen] дамы
    [many] дам
   *[nom] дама
}
rank-K = { $form ->
    [acc] короля
    [gen] короля
    [many] королей
   *[nom] король
}

suit-C = { $form ->
    [gen] треф
   *[nom] трефы
}
suit-D = { $form ->
    [gen] бубен
   *[nom] бубны
}
suit-H = { $form ->
    [gen] червей
   *[nom] червы
}
suit-S = { $form ->
    [gen] пик
   *[nom] пики
}

card-joker = { $form ->
    [acc] джокера
    [gen] джокера
   *[nom] джокер
}
card-jokers = { $n } { $n ->
    [one] джокер
    [few] джокера
   *[many] джокеров
}
card-natural = { $rank } { $suit }
card-as = { $card } за { $face }

list-and = { $most } и { $last }
list-or = { $most } или { $last }

## Комбинации

meld-run = { $form ->
    [acc] цепочку{" "}
    [gen] цепочки{" "}
   *[nom] {""}
}от { $first } до { $last } { $suit }
meld-ranks = { $form ->
    [acc] { $n ->
        [3] трёх
        [4] четырёх
        [5] пяти
        [6] шести
        [7] семи
        [8] восьми
       *[other] { $n }
    } { $many }
    [gen] { $n ->
        [3] трёх
        [4] четырёх
        [5] пяти
        [6] шести
        [7] семи
        [8] восьми
       *[other] { $n }
    } { $many }
   *[nom] { $n ->
        [3] три { $one }
        [4] четыре { $one }
        [5] пять { $many }
        [6] шесть { $many }
        [7] семь { $many }
        [8] восемь { $many }
       *[other] { $n } { $many }
    }
}
meld-set = { $form ->
    [acc] группу из{" "}
    [gen] группы из{" "}
   *[nom] {""}
}{ $ranks }: { $suits }
meld-set-wilds = { $meld }, а ещё { $wilds }
meld-same = { $form ->
    [acc] группу из{" "}
    [gen] группы из{" "}
   *[nom] {""}
}{ $ranks } { $suit }
meld-run-wilds = { $meld }, { $wilds }
meld-same-wilds = { $meld }, { $n ->
    [1] { $rank ->
        [A] один
        [J] один
        [K] один
       *[other] одна
    } из них — { $wilds }
   *[other] среди них { $wilds }
}
wild-as = { $card } за { $place }

place = { $form ->
    [acc] комбинацию
    [nom] комбинация
   *[gen] комбинации
} { $number }, { $meld }
place-unknown = { $form ->
    [acc] комбинацию
    [nom] комбинация
   *[gen] комбинации
} { $number }
meld-numbered = { $form ->
    [acc] комбинацию
   *[nom] комбинация
} { $number }: { $meld }

## Числа

count-points = { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}
count-cards = { $n } { $n ->
    [one] карта
    [few] карты
   *[many] карт
}
count-seconds = { $n } { $n ->
    [one] секунда
    [few] секунды
   *[many] секунд
}
count-deals = { $n } { $n ->
    [one] раздача
    [few] раздачи
   *[many] раздач
}
count-moves = { $n } { $n ->
    [one] ход
    [few] хода
   *[many] ходов
}
count-minus = минус { $count }

value-on = да
value-off = нет

## Что можно сделать

move-buy = купить открытую карту
move-dead = объявить руку мёртвой
move-discard = сбросить { $card }
move-done = закончить ход
move-down = выложить контракт: { $melds }
move-draw = взять карту
move-draw-pile = взять { $card } из сброса
move-draw-pile-down-to = взять { $n ->
    [one] верхнюю { $n } карту
    [few] верхние { $n } карты
   *[many] верхние { $n } карт
} сброса, вплоть до { $card }
move-draw-pile-unknown = взять { $n } { $n ->
    [one] карту
    [few] карты
   *[many] карт
} из сброса
move-draw-stock = взять карту из прикупа
move-join = присоединить { $other }, к { $place }
move-knock = постучать
move-lay = { $n ->
    [1] выложить { $melds }
    [one] выложить { $n } комбинацию: { $melds }
    [few] выложить { $n } комбинации: { $melds }
   *[many] выложить { $n } комбинаций: { $melds }
}
move-lay-off = приложить { $cards } к { $place }
move-lay-out = разложить { $melds }
move-lay-out-longer = добавить { $cards } и получить { $meld }
move-lay-out-more = выложить ещё { $melds }
move-show-all = открыться и сбросить { $card }, выложив { $melds }
move-pass = отказаться
move-rearrange = разложить стол заново: { $melds }
move-rearrange-with = выложить { $cards } и разложить заново: { $melds }
move-restore = вернуть всё на место
move-see = посмотреть джокера, выложив { $melds }
move-show = показать { $melds }
move-split = разделить комбинацию { $number }: { $melds }
move-split-unknown = разделить комбинацию { $number } после { $after }-й карты
move-swap = забрать { $wild ->
    [joker] джокера
   *[other] дикую карту
} из комбинации { $number }, положив { $card }
move-take = взять { $cards } из { $place }
move-take-back = взять назад выложенное за этот ход
move-take-whole = взять целиком { $place }
move-timeout = дать времени истечь
move-tunnela = показать туннелы: { $melds }

## Что произошло

told-deal = Раздача { $number }. { $who ->
    [you] Сдаёте вы.
   *[other] Сдаёт { $name }.
}
told-hand = У вас { $n } { $n ->
    [one] карта
    [few] карты
   *[many] карт
}.
told-upcard = Открытая карта: { $card }.
told-turn = { $who ->
    [you] Ваш ход.
   *[other] Ходит { $name }.
}
told-draw = { $who ->
    [you] Вы берёте
   *[other] { $name } берёт
} { $n ->
    [1] карту
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
} из прикупа.
told-draw-seen = { $who ->
    [you] Вы берёте
   *[other] { $name } берёт
} из прикупа { $cards }.
told-draw-pile = { $who ->
    [you] Вы берёте
   *[other] { $name } берёт
} из сброса { $n ->
    [1] { $cards }
    [one] { $n } карту: { $cards }
    [few] { $n } карты: { $cards }
   *[many] { $n } карт: { $cards }
}.
told-buy = { $who ->
    [you] Вы покупаете
   *[other] { $name } покупает
} { $cards }.
told-discard = { $who ->
    [you] Вы сбрасываете
   *[other] { $name } сбрасывает
} { $card }.
told-restocked = Прикуп пуст: сброс { $how ->
    [shuffled] тасуется
   *[turned] переворачивается
} и становится прикупом, { $n } { $n ->
    [one] карта
    [few] карты
   *[many] карт
}.
told-lay = { $who ->
    [you] Вы выкладываете
   *[other] { $name } выкладывает
} { $melds }.
told-lay-off = { $who ->
    [you] Вы прикладываете
   *[other] { $name } прикладывает
} { $cards } к комбинации { $number }, теперь в ней { $meld }.
told-swap = { $who ->
    [you] Вы забираете
   *[other] { $name } забирает
} { $wild } из комбинации { $number }, положив { $card }.
told-take = { $who ->
    [you] Вы берёте
   *[other] { $name } берёт
} { $cards } из комбинации { $number }, теперь в ней { $meld }.
told-take-whole = { $who ->
    [you] Вы берёте
   *[other] { $name } берёт
} целиком комбинацию { $number }: { $meld }.
told-split = { $who ->
    [you] Вы делите
   *[other] { $name } делит
} комбинацию { $number }: в ней остаётся { $meld }, в комбинации { $other } — { $rest }.
told-join = { $who ->
    [you] Вы присоединяете
   *[other] { $name } присоединяет
} комбинацию { $other } к комбинации { $number }, теперь в ней { $meld }.
told-rearrange = { $who ->
    [you] Вы раскладываете
   *[other] { $name } раскладывает
} стол заново: { $melds }.
told-rearrange-with = { $who ->
    [you] Вы раскладываете
   *[other] { $name } раскладывает
} стол заново, добавляя с руки { $cards }: { $melds }.
told-renumbered = У других комбинаций теперь новые номера.
told-lay-out = { $who ->
    [you] Теперь у вас на столе
   *[other] Теперь у игрока { $name } на столе
}: { $melds }.
told-joker = Джокер — { $card }. Для вас дикие все карты этого достоинства и соседние с джокером карты: { $above } и { $below }.
told-cut-joker = Джокер этой раздачи — { $card }.
told-tunnelas = { $who ->
    [you] Вы показываете
   *[other] { $name } показывает
} до первого взятия карты: { $melds }.
told-cut = Кто сдаёт первым, решают карты: { $cuts }.
told-cut-card = { $name } — { $card }
told-cut-dealer = { $who ->
    [you] Первым сдаёте вы.
   *[other] Первым сдаёт { $name }.
}
told-restore = { $who ->
    [you] Вы возвращаете
   *[other] { $name } возвращает
} всё на место.
told-score = { $who ->
    [you] { $sign ->
        [minus] Вы теряете
       *[plus] Вы получаете
    }
   *[other] { $name } { $sign ->
        [minus] теряет
       *[plus] получает
    }
} { $points }: { $line } ({ $rule }).
told-score-against = { $who ->
    [you] Вам { $sign ->
        [minus] списывают
       *[plus] записывают
    }
   *[other] { $name } { $sign ->
        [minus] списывает с себя
       *[plus] записывает себе
    }
} { $points }: { $line } ({ $rule }).

ended-TAB-08 = Раздача окончена: она могла бы длиться вечно ({ $rule }).

match-over = Партия окончена ({ $rule }): { $n ->
    [1] { $who ->
        [you] вы выиграли.
       *[other] выигрывает { $winners }.
    }
   *[other] победили вместе { $winners }.
} { $totals }.
name-you = вы
match-total = { $name } — { $points }
score-line = { $name }: { $points }, { $line } ({ $rule })

## Почему нельзя: правила любого стола

a_move_is_one_of_the_games = В этой игре нет такого хода.
the_deal_is_not_over = Раздача окончена. Следующий ход — уже в новой раздаче.
only_the_seat_in_turn_moves = Сейчас ходит { $name }. Дождитесь своего хода.
the_draw_comes_once = Карта уже взята. Выкладывайте карты или заканчивайте ход.
the_draw_comes_first = Сначала возьмите карту.
you_play_cards_that_you_hold = { $held ->
    [some] Кроме остальных названных карт, у вас нет { $cards }.
   *[none] У вас нет { $cards }.
} Играть можно только картами с руки.
you_add_cards_that_you_hold = { $held ->
    [some] Кроме остальных названных карт, у вас нет { $cards }. Каждую карту назовите один раз.
   *[none] { $cards }: таких карт нет ни у вас на руках, ни на столе. Добавлять можно только карты с руки.
}
the_meld_lies_on_the_table = { $melds ->
    [0] На столе ещё нет комбинаций.
   *[other] На столе нет комбинации { $number }. Назовите одну из тех, что лежат.
}

## Что не так с вводом

bot-unknown = Бота «{ $bot }» нет. Есть: { $known }.
card-unreadable = «{ $card }» — не карта. Карта — это достоинство и масть, например 7H или TD; джокер — X.
game-unknown = Игры «{ $game }» нет. Есть: { $known }.
input-asked = В фазе buy спрашивают того, чей ход не идёт, а здесь — самого ходящего.
input-date = Это не дата вида ГГГГ-ММ-ДД.
input-digits = В одном из чисел слишком много цифр.
input-field = Поля «{ $field }» здесь не бывает.
input-flag = Здесь должно быть true или false.
input-json = Это не JSON: ошибка в строке { $line }, столбце { $column }.
input-list = Здесь должен быть список.
input-missing = Нет поля «{ $field }».
input-nested = Слишком глубокая вложенность.
input-number = Здесь должно быть целое число от { $low } до { $high }.
input-number-twice = Номер комбинации { $number } дан дважды.
input-object = Здесь должен быть объект с именованными полями.
input-one-card = Здесь должна быть одна карта.
input-out = Хотя бы два места должны оставаться в игре.
input-seed = Зерно записывается шестнадцатеричными цифрами, их должно быть { $digits }.
input-size = Длина этого списка должна быть { $wanted }, а не { $found }.
input-taken = Нужно назвать карту, за которую лежал взятый джокер, например X=7S.
input-text = Здесь должен быть текст.
input-too-often = Карт { $card } названо { $found }, а в колодах их { $packs ->
    [0] нет.
   *[other] { $packs }.
}
input-turn-out = Место { $seat } выбыло из партии.
input-utf8 = Это не текст в UTF-8: ошибка в байте { $byte }.
input-won = Здесь должны быть джокеры, каждый с картой, за которую он лежал, например X=7S.
input-word = Здесь должно быть одно из: { $words }.
meld-empty = В комбинации нет карт. Комбинации пишут через косую черту, например 5S 6S 7S / 9C 9D 9H.
move-form = «{ $text }»: этот ход записывается иначе.
move-form-example = «{ $text }»: этот ход записывается иначе. Пример: { $example }
move-seat = «{ $text }» не начинается с номера места. Всего мест { $seats }, счёт с 0.
move-unknown = «{ $text }» — не ход.
option-clash = Настройки { $one } и { $other } противоречат друг другу ({ $rule }).
option-range = У настройки { $option } не бывает значения «{ $value }». Можно { $range } ({ $rule }).
range-numbers = от { $low } до { $high }
option-unknown = Настройки «{ $option }» нет. Есть: { $known }.
record-format = Это не запись в формате { $wanted }.
record-match-over = Партия окончена ещё до этой раздачи.
record-no-beginning = У раздачи нет начала: нужно зерно (seed) или позиция (position) либо зерно всей партии.
record-position-and = У раздачи, начатой с позиции, не бывает поля «{ $field }».
record-salts = К соли (salts) нужно зерно (seed) партии.
seats-range = В игре «{ $game }» может быть от { $low } до { $high } игроков, а не { $seats }.

joker-unnamed = Джокеру на столе нужно имя, например X=7S.
card-not-wild = { $card } здесь не дикая карта и остаётся собой.
cards-too-many = Слишком много: { $found }, а можно не больше { $most }.
input-turn-start = Этих карт начала хода нет ни на столе, ни в руке: { $cards }.
