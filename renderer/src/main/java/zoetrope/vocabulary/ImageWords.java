package zoetrope.vocabulary;

import java.nio.file.Path;
import zoetrope.frame.RasterImage;
import zoetrope.mobject.CameraDisplay;
import zoetrope.mobject.CameraFrame;
import zoetrope.mobject.ImageMobject;
import zoetrope.mobject.RectangleLike;
import zoetrope.mobject.image.Pictures;

/** Pictures from files, and of the stage itself. */
public abstract class ImageWords extends MatrixWords {
  /** For the words that follow; not to be made. */
  protected ImageWords() {}

  /** A picture. */
  public static ImageMobject imageMobject(RasterImage picture) {
    return new ImageMobject(picture);
  }

  /** The picture in a file; a relative path is taken from the working directory. */
  public static ImageMobject imageMobject(Path file) {
    return new ImageMobject(Pictures.load(file));
  }

  /**
   * The picture in a file that lies beside the scene's source or class, such as {@code
   * "images/tree.png"}; the ending may be left out. It is found from any working directory.
   */
  public static ImageMobject imageMobject(String name) {
    return new ImageMobject(Pictures.resource(author(), name));
  }

  /** A display of what lies within a rectangle. */
  public static CameraDisplay cameraDisplay(RectangleLike<?> window) {
    return new CameraDisplay(window);
  }

  /** A display of what a second camera sees. */
  public static CameraDisplay cameraDisplay(CameraFrame camera) {
    return new CameraDisplay(camera);
  }

  /** A second camera, for a display. */
  public static CameraFrame cameraFrame() {
    return new CameraFrame();
  }

  /** The calling class; through a method reference the platform's classes come between. */
  static Class<?> author() {
    return StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE)
        .walk(
            frames ->
                frames
                    .<Class<?>>map(f -> f.getDeclaringClass())
                    .filter(type -> !type.getPackage().equals(ImageWords.class.getPackage()))
                    .filter(type -> type.getClassLoader() != null)
                    .findFirst())
        .orElse(ImageWords.class);
  }
}
