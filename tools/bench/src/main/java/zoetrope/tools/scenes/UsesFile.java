package zoetrope.tools.scenes;

import static zoetrope.Zoetrope.*;

import java.nio.file.Path;
import zoetrope.attention.file.AttentionFile;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.image.Pictures;
import zoetrope.scene.Parameter;
import zoetrope.scene.Scene;
import zoetrope.svg.SvgDrawing;
import zoetrope.text.FontFamily;

/**
 * Shows the content of a file: an image, a drawing, letters of a font, or the number of layers of
 * an attention file.
 */
public final class UsesFile extends Scene {
  private final Parameter<String> kind = parameter("kind", "picture", "what the file is");
  private final Parameter<String> file = parameter("file", "a.png", "the file");

  @Override
  protected void construct() {
    add(made(Path.of(file.get())));
    pause();
  }

  private Mobject<?> made(Path path) {
    return switch (kind.get()) {
      case "drawing" -> svgMobject(SvgDrawing.load(path));
      case "font" -> text("Hamburg", textStyle().family(FontFamily.ofFile(path)));
      case "attention" -> integerNumber(AttentionFile.read(path).layers());
      default -> imageMobject(Pictures.load(path));
    };
  }
}
