package zoetrope.cli.options;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import zoetrope.render.doctor.Doctor;
import zoetrope.render.result.Failure;
import zoetrope.render.result.UsageException;

class CommandLineWordsTest {
  @Test
  void namesTheOptionBeforeItsValue() {
    UsageException late =
        new UsageException("no frame begins at 9 s or later", Failure.Subject.RANGE_START, "9 s");
    assertEquals("no frame begins at --from 9 s or later", CommandLineWords.of(Failure.of(late)));
  }

  @Test
  void namesTheOptionsAgainstLowMemory() {
    String printed = CommandLineWords.of(Failure.of(new OutOfMemoryError("Java heap space")));
    assertTrue(printed.startsWith("out of memory (Java heap space): take fewer jobs"), printed);
    assertTrue(
        printed.contains("--jobs") && printed.contains("ZOETROPE_JAVA_OPTS=-Xmx4g"), printed);
    Doctor.Check memory =
        new Doctor.Check("memory", false, "64 MB", "start Java with more", Failure.Subject.MEMORY);
    assertEquals(
        "start Java with more (ZOETROPE_JAVA_OPTS=-Xmx512m)", CommandLineWords.fix(memory));
  }
}
