# Why an answer is advised: what can be said in any game, then what each game's features are about.

reason-sure = wins in nearly every case that fits what you know
reason-ahead = everything else costs you much more
reason-best = did best in all that was tried
reason-sound = nothing is worth more against the best play
reason-equal = worth just as much
reason-close = hardly worse, as far as one can tell
reason-behind = the next best that was found

reason-red-claw-points-mine = leaves you with fewer points
reason-red-claw-points-theirs = leaves your rivals with more points
reason-red-claw-tokens-mine = leaves you with fewer tokens, which break ties
reason-red-claw-tokens-theirs = leaves your rivals with more tokens, which break ties
reason-red-claw-no-card-mine = saves you from running out of cards
reason-red-claw-no-card-theirs = may leave a rival without cards
reason-red-claw-one-card-mine = leaves you a choice of cards
reason-red-claw-one-card-theirs = leaves a rival little choice of cards
reason-red-claw-in-line-mine = takes you out of line for tokens
reason-red-claw-in-line-theirs = leaves your rivals in line for tokens

reason-claw-and-order-troops-mine = gives you more troops in play
reason-claw-and-order-troops-theirs = leaves the other fewer troops
reason-claw-and-order-no-troop-mine = keeps you from having no troop in play
reason-claw-and-order-no-troop-theirs = may leave the other without a troop
reason-claw-and-order-damage-mine = makes your attacks stronger
reason-claw-and-order-damage-theirs = makes the other's attacks weaker
reason-claw-and-order-health-mine = keeps your troops healthier
reason-claw-and-order-health-theirs = wears the other's troops down
reason-claw-and-order-cards-mine = keeps cards in your hand
reason-claw-and-order-cards-theirs = costs the other cards
reason-claw-and-order-short-deck-mine = spares your deck
reason-claw-and-order-short-deck-theirs = wears the other's deck down

# What a chance is of.

chance = chance to win
chance-claw-and-order = chance to win the battle

# Beside a level's style.

thinks-less = Thinks less here, because the rules are not compiled.
