/** How many parameters one head of attention has: the film CountMatrixParameters, in acts. */
package zoetrope.scenes.attention.parameters;
