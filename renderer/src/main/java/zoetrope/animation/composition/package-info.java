/** The functions that compose animations: in parallel, one after another, with other speeds. */
package zoetrope.animation.composition;
