/**
 * The one import of a scene: {@code import static zoetrope.Zoetrope.*}. Collects the functions of
 * the packages below for authors; has no behaviour of its own, and nothing below may use it.
 */
package zoetrope;
