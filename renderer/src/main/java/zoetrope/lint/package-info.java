/**
 * Checks of a running scene for visual faults: texts that leave the frame or overlap, and mobjects
 * that appear or change suddenly between two plays. The package runs scenes with the renderer and
 * may draw frames. It must not depend on the command line.
 */
package zoetrope.lint;
