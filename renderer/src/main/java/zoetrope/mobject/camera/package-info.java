/** The camera of the scene, and displays that show the view of another camera. */
package zoetrope.mobject.camera;
