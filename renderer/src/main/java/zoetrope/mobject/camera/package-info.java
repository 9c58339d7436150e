/** The camera that looks at the scene, and displays of what another one sees. */
package zoetrope.mobject.camera;
