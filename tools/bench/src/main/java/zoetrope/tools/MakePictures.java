package zoetrope.tools;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import zoetrope.color.Color;
import zoetrope.frame.Camera;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.internal.raster.Canvas;
import zoetrope.internal.video.still.Png;
import zoetrope.scenes.pictures.Emblem;

/**
 * Draws the emblems that scenes show above tokens, and writes them to their resource folder: {@code
 * tools/run MakePictures} in the root of the project.
 */
public final class MakePictures {
  /** The side of each image in pixels. */
  static final int SIDE = 512;

  private static final Path RESOURCES =
      Path.of("scenes/src/main/resources/zoetrope/scenes/pictures");

  private MakePictures() {}

  /** Writes all images to the named directory, or to the resource folder if none is named. */
  public static void main(String[] args) {
    Path target = args.length == 0 ? RESOURCES : Path.of(args[0]);
    if (args.length > 1 || !Files.isDirectory(target)) {
      System.err.println(
          "there is no directory '"
              + target
              + "': run MakePictures at the root of the project, or name one directory that"
              + " exists");
      System.exit(2);
    }
    for (Emblem emblem : Emblem.values()) {
      Png.write(target.resolve(emblem.file()), pixels(emblem), SIDE, SIDE);
    }
  }

  /** Returns the bytes of the file for an emblem. */
  static byte[] png(Emblem emblem) {
    return Png.encode(pixels(emblem), SIDE, SIDE);
  }

  private static int[] pixels(Emblem emblem) {
    List<Item> items = new ArrayList<>();
    emblem.draw().appendItems(items);
    Canvas canvas = new Canvas(SIDE, SIDE);
    canvas.draw(new Frame(Camera.DEFAULT, Color.rgb(0, 0, 0), items));
    return canvas.pixels();
  }
}
