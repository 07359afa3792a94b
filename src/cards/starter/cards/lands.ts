export const LANDS = `
Plains
Basic Land — Plains

Island
Basic Land — Island

Swamp
Basic Land — Swamp

Mountain
Basic Land — Mountain

Forest
Basic Land — Forest

Wastes
Basic Land
{T}: Add {C}.

Evolving Wilds
Land
{T}, Sacrifice this land: Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.

Darksteel Citadel
Artifact Land
Indestructible
{T}: Add {C}.

Coastal Tower
Land
This land enters tapped.
{T}: Add {W} or {U}.

Salt Marsh
Land
This land enters tapped.
{T}: Add {U} or {B}.

Urborg Volcano
Land
This land enters tapped.
{T}: Add {B} or {R}.

Shivan Oasis
Land
This land enters tapped.
{T}: Add {R} or {G}.

Elfhame Palace
Land
This land enters tapped.
{T}: Add {G} or {W}.

Urborg, Tomb of Yawgmoth
Legendary Land
Each land is a Swamp in addition to its other land types.
`;
