/**
 * Animations, which change mobjects over time: their life cycle (begin, interpolate, finish, clean
 * up), rate functions and compositions. Knows mobjects; must not know the stage's clock, frames or
 * pixels.
 */
package zoetrope.animation;
