/** The words that compose animations: in parallel, one after another, with other run times. */
package zoetrope.animation.composition;
