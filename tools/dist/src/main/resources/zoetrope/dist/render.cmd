@echo off
rem Starts Zoetrope with the Java that lies beside it.
setlocal EnableExtensions DisableDelayedExpansion
set "LIB=%~dp0..\lib"
set "JAVA=%~dp0..\java\bin\java.exe"
set "VERSION=25"
set "OPTIONS=%LIB%\options"
set "ARCHIVE=%LIB%\zoetrope.jsa"
set "DOUBT="
set "NATIVES="
set "CLASSES=@classpath@"
call "%LIB%\start.cmd" %*
exit /b %ERRORLEVEL%
