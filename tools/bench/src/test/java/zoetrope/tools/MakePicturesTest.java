package zoetrope.tools;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.IOException;
import java.io.InputStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import zoetrope.scenes.pictures.Emblem;

/** The bundled images are up to date. */
class MakePicturesTest {
  @ParameterizedTest
  @EnumSource
  void aBundledImageEqualsTheCurrentDrawingByteForByte(Emblem emblem) throws IOException {
    try (InputStream file = Emblem.class.getResourceAsStream(emblem.file())) {
      assertNotNull(file, emblem.file() + " is missing: start tools/run MakePictures");
      assertArrayEquals(
          MakePictures.png(emblem),
          file.readAllBytes(),
          emblem.file() + " is stale: start tools/run MakePictures and look at what it draws");
    }
  }
}
