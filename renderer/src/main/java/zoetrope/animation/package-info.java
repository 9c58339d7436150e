/**
 * Animations, which change mobjects over time: their life cycle (begin, interpolate, finish, clean
 * up), rate functions, groups and successions. The package depends on mobjects, but not on the
 * stage's clock, frames or pixels.
 */
package zoetrope.animation;
