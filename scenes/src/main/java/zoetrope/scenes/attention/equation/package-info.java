/** The film about the equation of attention, lifted off the paper and drawn as a grid. */
package zoetrope.scenes.attention.equation;
