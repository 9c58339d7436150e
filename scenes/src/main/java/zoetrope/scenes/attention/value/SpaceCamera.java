package zoetrope.scenes.attention.value;

import static zoetrope.Zoetrope.*;

import zoetrope.geometry.Vec;
import zoetrope.mobject.camera.CameraFrame;
import zoetrope.scenes.components.FrameShape;

/**
 * The views of the space in the film. In a landscape frame the space is on the right; in a portrait
 * or square frame it is in the middle, between words and matrix.
 *
 * @param theta the Euler angle theta, in degrees
 * @param phi the Euler angle phi, in degrees
 * @param center the centre of the camera in a landscape frame
 * @param height the height of the camera in a landscape frame
 */
record SpaceCamera(double theta, double phi, Vec center, double height) {
  /** The view of words and space. */
  static final SpaceCamera WORDS = new SpaceCamera(5, -4, at(-4.66, 2.07, 0.04), 12.48);

  /** The view of a matrix in front of the space. */
  static final SpaceCamera MATRIX = new SpaceCamera(10, -7, at(-8.33, -0.79, 0.37), 16.82);

  /** The view of the value of "fluffy". */
  static final SpaceCamera FLUFFY = new SpaceCamera(20, -4, at(-7.3, 1.5, 1), 13.4);

  /** The view of the value of "blue". */
  static final SpaceCamera BLUE = new SpaceCamera(-16, -3, at(-6.41, 2.78, 1.37), 13.21);

  /** Points the camera at the space. */
  CameraFrame aim(CameraFrame camera) {
    boolean onlyWords = this == WORDS;
    return switch (FrameShape.current()) {
      case LANDSCAPE -> camera.reorient(theta, phi, 0, center, height);
      case SQUARE ->
          onlyWords
              ? camera.reorient(theta, phi, 0, at(-3.1, 2.6), 15.7)
              : camera.reorient(theta, phi, 0, at(-4, -0.5), 17.7);
      case PORTRAIT ->
          onlyWords
              ? camera.reorient(theta, phi, 0, at(0, 4.2), 18.8)
              : camera.reorient(theta, phi, 0, at(0, 1.3), 21.3);
    };
  }
}
