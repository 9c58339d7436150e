/**
 * The base of everything that authors place in a scene: mobjects, paths and groups, and how they
 * are moved, scaled, styled, arranged and drawn. This package does not depend on animations, the
 * stage, pixels or its own subpackages.
 */
package zoetrope.mobject;
