@echo off
rem Starts Zoetrope with the Java that lies beside it.
setlocal EnableExtensions DisableDelayedExpansion
set "LIB=%~dp0..\lib"
set "COLLECTOR=-XX:+UseParallelGC -XX:MaxNewSize=256m"
set "OPTIONS_OF_JAVA=^[A-Z_]*JAVA_[A-Z_]*OPT[A-Z]*="
set | findstr /i /r /c:"%OPTIONS_OF_JAVA%.*-XX:+Use[A-Z0-9]*GC" /c:"%OPTIONS_OF_JAVA%.*@" >nul && set "COLLECTOR="
"%~dp0..\java\bin\java.exe" "-XX:SharedArchiveFile=%LIB%\zoetrope.jsa" -Xshare:auto -Xlog:disable -XX:+DisplayVMOutputToStderr -XX:-OmitStackTraceInFastThrow -Djava.awt.headless=true --enable-native-access=ALL-UNNAMED --sun-misc-unsafe-memory-access=allow %COLLECTOR% @compilers@ %JAVA_OPTS% %ZOETROPE_JAVA_OPTS% -cp "@classpath@" zoetrope.cli.Main %*
exit /b %ERRORLEVEL%
