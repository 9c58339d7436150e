package zoetrope.vocabulary;

import java.nio.file.Path;
import zoetrope.frame.Picture;
import zoetrope.mobject.ImageMobject;
import zoetrope.mobject.image.Pictures;

/** Pictures from files. */
public abstract class ImageWords extends MatrixWords {
  /** For the words that follow; not to be made. */
  protected ImageWords() {}

  /** A picture. */
  public static ImageMobject imageMobject(Picture picture) {
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
