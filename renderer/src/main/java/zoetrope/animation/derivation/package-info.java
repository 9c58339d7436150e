/** Derivations: formulas that follow from one another, line by line. */
package zoetrope.animation.derivation;
