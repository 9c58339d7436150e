/**
 * The base of everything that authors place in a scene: mobjects, paths and groups, and how they
 * are moved, scaled, styled, arranged and drawn. This package does not depend on animations, the
 * stage, pixels or its own subpackages.
 *
 * <p>A scene unit is an eighth of the height of the default frame, and a stroke unit is a hundredth
 * of a scene unit. A family is a mobject with its children, their children and so on. An anchor is
 * an end of a curve of a path. The stage is the list of mobjects that a scene shows.
 */
package zoetrope.mobject;
