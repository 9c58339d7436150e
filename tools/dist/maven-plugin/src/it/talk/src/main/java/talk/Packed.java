package talk;

import static zoetrope.Zoetrope.*;

import java.nio.file.Path;
import org.apache.commons.compress.utils.FileNameUtils;

/** Uses a library of the project and a system property. */
public final class Packed extends Scene {
  @Override
  protected void construct() {
    String greeting = System.getProperty("zoetrope.greeting", "good");
    play(write(text(greeting + " " + FileNameUtils.getBaseName(Path.of("day.txt")))));
    pause();
  }
}
