/**
 * The film CollidingBlocks: two blocks collide with each other and a wall and count digits of pi.
 */
package zoetrope.scenes.collisions;
