/**
 * Objects that follow others through time by updaters of their own: traces and running boundaries.
 * They know mobjects and nothing of animations or the stage.
 */
package zoetrope.mobject.traces;
