/**
 * The one import of a scene: {@code import static zoetrope.Zoetrope.*}. This package only collects
 * the functions of other packages for authors. No other package may use it.
 */
package zoetrope;
