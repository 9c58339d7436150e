/** Two blocks that slide between each other and a wall, and count digits of pi. */
package zoetrope.scenes.collisions;
