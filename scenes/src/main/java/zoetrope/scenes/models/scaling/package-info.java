/** The film about why scores are divided by the root of d. */
package zoetrope.scenes.models.scaling;
