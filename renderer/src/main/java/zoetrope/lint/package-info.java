/**
 * Checks of a running scene for visual faults: texts that leave the frame or overlap, and mobjects
 * that appear or change suddenly between two plays. The package uses the stage and mobjects. It
 * must not depend on files, encoders or the command line.
 */
package zoetrope.lint;
